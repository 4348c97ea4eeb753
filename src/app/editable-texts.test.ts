import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { languages } from "#domain/text/language.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { editableTexts } from "./editable-texts.ts";

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const namesOf = async (query: string): Promise<readonly string[]> =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name).toSorted();

const tablesBy = (...ways: readonly string[]) =>
  Object.entries(editableTexts)
    .filter(([, way]) => ways.includes(way))
    .map(([table]) => table)
    .toSorted();

test("a text of one row has a language that is English unless it says so", async () => {
  const withLanguage = await namesOf(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'language' and is_nullable = 'NO' and column_default like '''en''%'`);
  expect(withLanguage).toEqual(expect.arrayContaining(tablesBy("column", "in key")));
});

test("a text that is unique by its key is unique in each language", async () => {
  const uniqueWithLanguage = await namesOf(`
    select distinct c.relname as name from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::smallint[])
    where i.indisunique and a.attname = 'language'`);
  expect(uniqueWithLanguage).toEqual(tablesBy("in key"));
});

test("the words of a record are kept by language, and English is never missing", async () => {
  const withWords = await namesOf(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'words' and data_type = 'jsonb'`);
  expect(withWords).toEqual(tablesBy("words"));
  const needingEnglish = await namesOf(`
    select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and pg_get_constraintdef(k.oid) like '%words ? ''en''%'`);
  expect(needingEnglish).toEqual(tablesBy("words"));
});

test("English comes first, and each language once", () => {
  expect(languages[0]).toBe("en");
  expect(new Set(languages).size).toBe(languages.length);
});
