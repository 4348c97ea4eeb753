import type { Database, DatabaseAddress } from "#db/connect.ts";
import { findMaintenance, type OpenMaintenance } from "#db/maintenance-views.ts";
import { isOn } from "#domain/company/maintenance.ts";
import { followChannel } from "#platform/jobs/follow-channel.ts";
import type { Logger } from "#platform/logger.ts";
import { maintenanceChannel } from "./store.ts";

/** Whether it is on now, without a query while notifications arrive. */
export type MaintenanceWatch = {
  find(now: Date): Promise<OpenMaintenance | undefined>;
  stop(): Promise<void>;
};

/** For an app without a listener, as in tests: everything is open. */
export const neverClosed: MaintenanceWatch = { find: async () => undefined, stop: async () => {} };

type Followed = { readonly address: DatabaseAddress; readonly db: Database; readonly log: Logger; clock(): Date };

/** Follows it on every instance. While the connection is down, each writing call queries the database. */
export async function followMaintenance({ address, db, log, clock }: Followed): Promise<MaintenanceWatch> {
  let known: Promise<OpenMaintenance | undefined> = Promise.resolve(undefined);
  const readAgain = () => {
    known = findMaintenance(db, clock());
    // Anyone who needs it gets the failure.
    known.catch(() => {});
    return known;
  };
  const following = await followChannel(
    address,
    {
      name: maintenanceChannel,
      onNotice: () => void readAgain(),
      onConnect: async () => void (await readAgain()),
    },
    log,
  );
  return {
    async find(now) {
      if (!following.isLive()) return findMaintenance(db, now);
      const current = await known.catch(readAgain);
      return current && isOn(current, now) ? current : undefined;
    },
    stop: following.stop,
  };
}
