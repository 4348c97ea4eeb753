import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Keys increase with time, so the oldest comes first. */
type Keyed = { readonly key: string };

interface Kept<T extends Keyed> extends DBSchema {
  waiting: { key: string; value: T };
}

export type KeptQueue<T extends Keyed> = {
  /** Stores an item, or updates it. */
  keep(one: T): Promise<void>;
  read(): Promise<readonly T[]>;
  find(key: string): Promise<T | undefined>;
  forget(keys: readonly string[]): Promise<void>;
  forgetAll(): Promise<void>;
};

/** Items that wait on this device until they can be sent, even if the page is closed and reopened. */
export const keptQueue = <T extends Keyed>(name: string): KeptQueue<T> =>
  typeof indexedDB === "undefined" ? inMemory() : onDevice(name);

function onDevice<T extends Keyed>(name: string): KeptQueue<T> {
  let opened: Promise<IDBPDatabase<Kept<T>>> | undefined;
  const open = () => {
    opened ??= openDB<Kept<T>>(name, 1, {
      upgrade: (database) => void database.createObjectStore("waiting", { keyPath: "key" }),
      // Someone signed out, perhaps in another tab: the database is deleted once nothing has it open.
      blocking: (_now, _wanted, { target }) => {
        opened = undefined;
        (target as IDBDatabase).close();
      },
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  };
  return {
    keep: async (one) => void (await (await open()).put("waiting", one)),
    read: async () => (await open()).getAll("waiting"),
    find: async (key) => (await open()).get("waiting", key),
    async forget(keys) {
      const database = await open();
      await Promise.all(keys.map((key) => database.delete("waiting", key)));
    },
    forgetAll: async () => (await open()).clear("waiting"),
  };
}

/** Without storage, items are still sent while the page is open. */
function inMemory<T extends Keyed>(): KeptQueue<T> {
  const waiting = new Map<string, T>();
  return {
    keep: async (one) => void waiting.set(one.key, one),
    read: async () => [...waiting.values()],
    find: async (key) => waiting.get(key),
    forget: async (keys) => {
      for (const key of keys) waiting.delete(key);
    },
    forgetAll: async () => waiting.clear(),
  };
}
