import type { DatabaseAddress } from "#db/connect.ts";
import { startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import type { Config } from "#platform/config.ts";

export type DatabaseServer = { readonly address: DatabaseAddress; stop(): Promise<void> };

/** The server of DATABASE_URL, or our own; one that another process runs already is joined. */
export async function openDatabaseServer(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  say: (message: string) => void,
): Promise<DatabaseServer> {
  if (databaseUrl) return { address: { connectionString: databaseUrl }, stop: async () => {} };
  return await startEmbeddedServer(`${dataDir}/postgres`, say);
}
