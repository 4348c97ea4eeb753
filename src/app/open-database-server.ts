import type { DatabaseAddress } from "#db/connect.ts";
import { startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import type { Config } from "#platform/config.ts";

export type DatabaseServer = {
  readonly address: DatabaseAddress;
  /** Bypasses a pooler, for connections that keep session state. */
  readonly direct: DatabaseAddress;
  stop(): Promise<void>;
};

type Place = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir">;

/** The server of DATABASE_URL, or our embedded one, joining it if another process already runs it. */
export async function openDatabaseServer(
  { databaseUrl, databaseDirectUrl, dataDir }: Place,
  say: (message: string) => void,
): Promise<DatabaseServer> {
  if (!databaseUrl) {
    const { address, stop } = await startEmbeddedServer(`${dataDir}/postgres`, say);
    return { address, direct: address, stop };
  }
  const address = { connectionString: databaseUrl };
  const direct = databaseDirectUrl ? { connectionString: databaseDirectUrl } : address;
  return { address, direct, stop: async () => {} };
}
