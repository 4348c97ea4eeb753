import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";

/** For time that a test cannot wait for. Connects as a guest to the site's own database. */
export async function onDatabase<T>(dataDir: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const guest = await startEmbeddedServer(`${dataDir}/postgres`);
  const client = new pg.Client(guest.address);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
    await guest.stop();
  }
}
