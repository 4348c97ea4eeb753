import type pg from "pg";

/** While importing an export: fills in the bytes of a file whose row already exists. */
export async function fillContent(client: pg.Client, id: string, content: Buffer): Promise<void> {
  await client.query("update public.stored_files set content = $2 where id = $1", [id, content]);
}
