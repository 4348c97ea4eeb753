import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { deviceData } from "./device-data.ts";

/** Saved answers, encrypted so that only this browser can read them. */
type Sealed = {
  readonly name: string;
  readonly userId: string;
  readonly savedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
};
interface Saved extends DBSchema {
  copies: { key: string; value: Sealed };
  keys: { key: string; value: CryptoKey };
}

export type Copy = { readonly name: string; readonly savedAt: number; readonly value: unknown };

/** One person’s saved copies. Undefined if the browser can’t store or encrypt them. */
export function savedCopies(userId: string) {
  if (typeof indexedDB === "undefined" || !globalThis.crypto?.subtle) return undefined;
  return {
    async save({ name, savedAt, value }: Copy): Promise<void> {
      const database = await open();
      const sealed = await seal(await keyIn(database), { name, userId, savedAt, text: JSON.stringify(value) });
      await database.put("copies", sealed);
    },
    /** The readable ones; anything another account left is deleted. */
    async readAll(): Promise<readonly Copy[]> {
      const database = await open();
      const key = await keyIn(database);
      const all = await database.getAll("copies");
      const copies = await Promise.all(all.map((sealed) => unseal(key, sealed, userId)));
      await Promise.all(
        all.flatMap(({ name }, at) => (copies[at] === undefined ? [database.delete("copies", name)] : [])),
      );
      return copies.filter((copy) => copy !== undefined);
    },
    forget: async (name: string): Promise<void> => (await open()).delete("copies", name),
  };
}

let opened: Promise<IDBPDatabase<Saved>> | undefined;

function open(): Promise<IDBPDatabase<Saved>> {
  opened ??= openDB<Saved>(deviceData.copies, 1, {
    upgrade(database) {
      database.createObjectStore("copies", { keyPath: "name" });
      database.createObjectStore("keys");
    },
    // Deleted when someone signs out, perhaps in another tab.
    blocking: (_now, _wanted, { target }) => {
      opened = undefined;
      (target as IDBDatabase).close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

const algorithm = "AES-GCM";

/** Made on this device and never exported: not even we can read its bytes. */
async function keyIn(database: IDBPDatabase<Saved>): Promise<CryptoKey> {
  const kept = await database.get("keys", algorithm);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  // If another tab was faster, its key stays and adding a second fails.
  await database.add("keys", made, algorithm).catch(() => undefined);
  return (await database.get("keys", algorithm)) ?? made;
}

type Plain = Omit<Sealed, "iv" | "bytes"> & { readonly text: string };

/** Owner, name and time are sealed too, so no copy passes for another. */
const about = ({ name, userId, savedAt }: Omit<Plain, "text">) =>
  new TextEncoder().encode(JSON.stringify([name, userId, savedAt]));

export async function seal(key: CryptoKey, { text, ...plain }: Plain): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const way = { name: algorithm, iv, additionalData: about(plain) };
  return { ...plain, iv, bytes: await crypto.subtle.encrypt(way, key, new TextEncoder().encode(text)) };
}

export async function unseal(key: CryptoKey, sealed: Sealed, userId: string): Promise<Copy | undefined> {
  const { name, savedAt, iv, bytes } = sealed;
  if (sealed.userId !== userId) return undefined;
  try {
    const plain = await crypto.subtle.decrypt({ name: algorithm, iv, additionalData: about(sealed) }, key, bytes);
    return { name, savedAt, value: JSON.parse(new TextDecoder().decode(plain)) };
  } catch {
    // Altered, or sealed with a lost key.
    return undefined;
  }
}
