import pg from "pg";
import type { DatabaseAddress } from "#db/connect.ts";

const patience = 5_000;

/** For what only one instance may do at a time. The holder keeps it as long as its connection lasts. */
export class OnlyOne {
  readonly #address: DatabaseAddress;
  readonly #lock: number;
  #holding: pg.Client | undefined;

  constructor(address: DatabaseAddress, lock: number) {
    this.#address = address;
    this.#lock = lock;
  }

  /** Whether this instance is the holder. */
  async isMine(): Promise<boolean> {
    if (this.#holding) return true;
    const client = new pg.Client({
      ...this.#address,
      application_name: "cape-town-shuttle-lock",
      keepAlive: true,
      query_timeout: patience,
      connectionTimeoutMillis: patience,
    });
    client.on("error", () => {});
    client.on("end", () => {
      if (this.#holding === client) this.#holding = undefined;
    });
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [this.#lock]);
    if (rows[0]?.mine) this.#holding = client;
    else await client.end();
    return this.#holding === client;
  }

  /** Releases it to another instance. */
  async stop() {
    await this.#holding?.end().catch(() => {});
  }
}
