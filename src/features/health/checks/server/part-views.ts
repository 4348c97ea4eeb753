import { type SQL, sql } from "drizzle-orm";
import { partsOfAll } from "./part-of-it.ts";

/** By the last byte of the id, which is random. */
export const isInPart = (id: SQL, part: number | undefined): SQL =>
  part === undefined ? sql`true` : sql`get_byte(uuid_send(${id}), 15) % ${partsOfAll} = ${part}`;
