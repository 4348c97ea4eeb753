import type { DatabaseAddress } from "#db/connect.ts";
import { followChannel } from "#platform/jobs/follow-channel.ts";
import type { Logger } from "#platform/logger.ts";
import { accessSeconds } from "./make-tokens.ts";
import { revocationChannel } from "./session-store.ts";

/** Ended sessions whose tokens may still be in use. */
export type Revocations = {
  /** False while notifications can’t arrive: then the session itself must be looked up. */
  isLive(): boolean;
  isRevoked(sessionId: string): boolean;
  stop(): Promise<void>;
};

/** For an app without a listener: every session is looked up. */
export const noRevocations: Revocations = { isLive: () => false, isRevoked: () => false, stop: async () => {} };

/** A little more than a token lives, for clocks that differ. */
const remembered = (accessSeconds + 60) * 1000;

const missed = `select id from sessions where revoked_at > now() - make_interval(secs => ${remembered / 1000})`;

/** Learns of every session that ends on any instance, including those missed while disconnected. */
export async function followRevocations(address: DatabaseAddress, log: Logger): Promise<Revocations> {
  const ended = new Map<string, number>();
  const remember = (id: string) => ended.set(id, Date.now() + remembered);
  const sweep = setInterval(() => {
    for (const [id, until] of ended) if (until < Date.now()) ended.delete(id);
  }, 60_000).unref();
  const following = await followChannel(
    address,
    {
      name: revocationChannel,
      onNotice: (payload) => payload.split(" ").forEach(remember),
      async onConnect(client) {
        const { rows } = await client.query<{ id: string }>(missed);
        for (const { id } of rows) remember(id);
      },
    },
    log,
  );
  return {
    isLive: following.isLive,
    isRevoked: (id) => ended.has(id),
    async stop() {
      clearInterval(sweep);
      await following.stop();
    },
  };
}
