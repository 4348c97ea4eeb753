import { sql } from "drizzle-orm";
import type { ReadDb } from "./connect.ts";
import { wordVersions } from "./schema/email.ts";

/** The company’s words in force, by kind and place; a kind that is as ours has none. */
export async function findSavedWords(db: ReadDb): Promise<Record<string, Readonly<Record<string, string>>>> {
  const rows = await db
    .selectDistinctOn([wordVersions.kind], { kind: wordVersions.kind, texts: wordVersions.texts })
    .from(wordVersions)
    .where(sql`${wordVersions.language} = 'en'`)
    .orderBy(wordVersions.kind, sql`${wordVersions.version} desc`);
  return Object.fromEntries(rows.map(({ kind, texts }) => [kind, texts]));
}
