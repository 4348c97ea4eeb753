import type { Random } from "#db/seed/random.ts";
import { type Role, roles } from "#domain/account/roles.ts";
import type { Call } from "#platform/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { accessCodeFor, linkSealFor } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import { openDemoSite } from "./demo-site.ts";
import { howMany } from "./how-many.ts";
import type { JsonSchema, KnownValues } from "./sample-input.ts";
import type { openTestSite } from "./test-site.ts";

/** FUZZ_SEED picks other values, FUZZ_ROUNDS tries more of them. */
export const fuzz = { seed: process.env.FUZZ_SEED ?? "1", rounds: howMany("FUZZ_ROUNDS", 2) };

type Site = Awaited<ReturnType<typeof openTestSite>>;
export type FuzzedSite = Awaited<ReturnType<typeof openFuzzedSite>>;

/** These words occur nowhere else, so the log can be searched for them. */
const canaries = {
  email: ["quetzalcoatl.private@canary.example"],
  phone: ["+27 82 913 5577", "+27829135577"],
  name: ["Quetzalcoatl Xylander"],
  address: ["12 Quetzalcoatl Road, Cape Town"],
};
export const isPersonal = /quetzalcoatl|xylander|82 ?913 ?5577/i;

/** The demo company with all its records, on its own day, and everything it logs. */
export async function openFuzzedSite() {
  const site = await openDemoSite();
  const logged: string[] = [];
  site.world.log = createLogger("trace", { write: (line) => void logged.push(line) });
  const ids = await readIds(site);
  return {
    ...site,
    logged,
    schemas: await readSchemas(site),
    known: await readKnown(site, ids),
    /** Ids of the kind that the call’s name suggests, otherwise any id. */
    idsFor(call: string): readonly string[] {
      const words = call.split("-").filter((word) => word.length > 3);
      const named = Object.keys(ids).filter((table) => words.some((word) => table.includes(stemOf(word))));
      return (named.length > 0 ? named : Object.keys(ids)).flatMap((table) => ids[table] ?? []);
    },
    /** The access code of this booking, if there is such a booking. */
    codeFor: (reference: string) => accessCodeFor(site.world.secret, reference),
  };
}

const stemOf = (word: string) => word.replace(/s$/, "").replace(/y$/, "i");

/** The input schema of each call, from /openapi.json. */
export async function readSchemas(site: Pick<Site, "app">): Promise<ReadonlyMap<string, JsonSchema>> {
  const { paths } = await (await site.app.request("/openapi.json")).json();
  return new Map(
    Object.entries(Object(paths)).map(([path, entry]) => [
      path.replace("/functions/v1/", ""),
      Object(entry).post.requestBody.content["application/json"].schema,
    ]),
  );
}

async function readIds({ pool }: Site): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const result: Record<string, readonly string[]> = {};
  for (const { table } of rows) {
    const sample = await pool.query<{ id: string }>(`select id from ${table} order by id desc limit 12`);
    if (sample.rows.length > 0) result[table] = sample.rows.map(({ id }) => id);
  }
  return result;
}

/** The tokens in the links of open offers. */
async function offerTokens({ pool, world }: Site): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from assignments where state in ('offered', 'accepted') order by id desc limit 12",
  );
  const sealing = { linkSealFor: (record: string) => linkSealFor(world.secret, record) };
  return rows.map(({ id }) => sealedToken(sealing, "offer", id));
}

async function readKnown(site: Site, ids: Readonly<Record<string, readonly string[]>>): Promise<KnownValues> {
  const { pool } = site;
  const column = async (query: string) => (await pool.query<{ value: string }>(query)).rows.map(({ value }) => value);
  return {
    ...canaries,
    user_id: ids.users ?? [],
    change_id: ids.booking_changes ?? [],
    file_id: ids.stored_files ?? [],
    trip_id: ids.trips ?? [],
    driver_id: ids.drivers ?? [],
    vehicle_id: ids.vehicles ?? [],
    owner_id: [...(ids.drivers ?? []), ...(ids.vehicles ?? [])],
    provider_ids: await column("select id as value from organisations where kind = 'driver_provider'"),
    token: await offerTokens(site),
    reference: await column("select reference as value from bookings order by created_at desc limit 20"),
    number: await column(
      "select number as value from invoices where state <> 'draft' order by issued_at desc limit 20",
    ),
    pickup_location: ["Cape Town International Airport", "Camps Bay"],
    destination: ["Stellenbosch", "V&A Waterfront"],
    search: ["a", "quetzalcoatl", "CTS-"],
  };
}

export type Asking = { readonly role: Role | "customer" | "visitor"; readonly headers: Record<string, string> };

/** People of every role, signed in with a second factor, so that a call gets past its access check. */
export class Askers {
  readonly #site: Pick<Site, "as">;
  readonly #luck: Random;
  readonly #known = new Map<string, Asking>();

  constructor(site: Pick<Site, "as">, luck: Random) {
    this.#site = site;
    this.#luck = luck;
  }

  /** A person who may make this call, and now and then one who may not. */
  async for(call: Call): Promise<Asking> {
    const luck = this.#luck;
    if (typeof call.access !== "string") return this.#as(luck.pick(luck.chance(0.95) ? call.access : roles));
    if (call.access === "anyone" && luck.chance(0.6)) return { role: "visitor", headers: {} };
    return this.#as(luck.pick(["customer", "customer", "super_user", ...roles]));
  }

  /** A call has ended this person’s session. */
  forget({ role }: Asking): void {
    this.#known.delete(role);
  }

  async #as(role: Role | "customer"): Promise<Asking> {
    const old = this.#known.get(role);
    if (old) return old;
    const { headers } = await this.#site.as(role === "customer" ? undefined : role, { assurance: 2 });
    const asking = { role, headers };
    this.#known.set(role, asking);
    return asking;
  }
}
