import type pg from "pg";

/** In a database that is being made from an export: the bytes of a file whose row is there already. */
export async function fillContent(client: pg.Client, id: string, content: Buffer): Promise<void> {
  await client.query("update public.stored_files set content = $2 where id = $1", [id, content]);
}
