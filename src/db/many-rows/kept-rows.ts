import { type Table as AnyTable, getTableName, sql } from "drizzle-orm";

/**
 * Says which version of these rows was read. PostgreSQL writes a changed row again, at another place and with the number of
 * the transaction that did it, so that no two versions say the same. Only for selections of several tables.
 */
export const stampOf = (...tables: readonly AnyTable[]) =>
  sql<string>`concat_ws(' ', ${sql.join(
    tables.flatMap((table) => {
      const name = sql.identifier(getTableName(table));
      return [sql`${name}.xmin::text`, sql`${name}.ctid::text`];
    }),
    sql`, `,
  )})`;

/** Which row it is, and which version of it. */
export type Stamped = { readonly id: string; readonly stamp: string };

/**
 * Keeps rows that are read over and over and seldom change. The database is asked each time which versions count, and for
 * those alone that are not here: what is answered is never older than the question.
 */
export class KeptRows<Row extends Stamped> {
  readonly #rows = new Map<string, Row>();
  readonly #atMost: number;

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  /** In the order of the stamps; a row that is gone since is left out. */
  async read(stamps: readonly Stamped[], readThose: (ids: string[]) => Promise<readonly Row[]>): Promise<Row[]> {
    const isHere = ({ id, stamp }: Stamped) => this.#rows.get(id)?.stamp === stamp;
    const missing = stamps.filter((one) => !isHere(one)).map(({ id }) => id);
    const fresh = new Map((missing.length > 0 ? await readThose(missing) : []).map((row) => [row.id, row]));
    const request = new Set(missing);
    const matches = stamps.flatMap(({ id }) => (request.has(id) ? fresh.get(id) : this.#rows.get(id)) ?? []);
    this.#keep(fresh.values());
    return matches;
  }

  /** The newest stay. */
  #keep(rows: Iterable<Row>): void {
    for (const row of rows) {
      this.#rows.delete(row.id);
      this.#rows.set(row.id, row);
    }
    for (const id of this.#rows.keys()) {
      if (this.#rows.size <= this.#atMost) return;
      this.#rows.delete(id);
    }
  }
}
