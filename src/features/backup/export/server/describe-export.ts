import type { ExportTable } from "#platform/export/write-export.ts";
import { emptiedColumns, leftOutWords } from "./left-out.ts";
import type { findColumns } from "./views.ts";

type Columns = Awaited<ReturnType<typeof findColumns>>;
type Column = NonNullable<ReturnType<Columns["get"]>>[number];

/** README.md of the archive: how to read it, what is missing, and every column explained. */
export const describeExport = (company: string, tables: readonly ExportTable[], columns: Columns): string =>
  [
    `# Export of ${company}`,
    "",
    "All records of the company at one moment, in open formats.",
    "",
    "- `tables/*.csv`: one file per table, UTF-8, comma-separated, first line with column names. An empty field without quotes is no value;",
    '  `""` is an empty text. Amounts (`…_cents`) are whole cents of South African rand. Moments have their time zone.',
    "- `files/`: uploaded files by their number in `tables/stored_files.csv` (documents, photos, proofs of payment).",
    "- `manifest.json`: rows, size and SHA-256 of every file, and the sum of every column of cents.",
    "- `schema.json`: tables, keys and rules, for the import.",
    "",
    "Invoices and other PDFs are drawn from the records when they are opened, so they are not files here.",
    "",
    "Import it into an empty company: `npm run import-company -- --from FILE`. Import only files that you exported yourself.",
    "",
    "## Left out",
    "",
    ...leftOutWords.map((line) => `- ${line}`),
    "",
    "## Tables",
    ...tables.flatMap(({ name }) => describeTable(name, columns.get(name) ?? [])),
    "",
  ].join("\n");

const describeTable = (name: string, columns: readonly Column[]): readonly string[] => [
  "",
  `### ${name.replace(/^public\./, "")}`,
  "",
  ...columns.map((column) => `- \`${column.name}\` (${column.type}): ${words(name, column)}`),
];

const endings: readonly (readonly [RegExp, (subject: string) => string])[] = [
  [/_cents$/, (subject) => `${subject}, in cents`],
  [/_at$/, (subject) => `moment: ${subject}`],
  [/_on$/, (subject) => `date: ${subject}`],
  [/_minutes$/, (subject) => `${subject}, in minutes`],
  [/_km$/, (subject) => `${subject}, in kilometres`],
  [/^is_|^has_/, (subject) => `yes (t) or no (f): ${subject}`],
];

function words(table: string, { name, refers_to, is_required }: Column): string {
  if (emptiedColumns[`${table}.${name}`] !== undefined) return "left out";
  const subject = name.replace(/_(cents|at|on|minutes|km|id)$|^(is|has)_/g, "").replaceAll("_", " ");
  const said = endings.find(([ending]) => ending.test(name))?.[1](subject) ?? subject;
  const reference = refers_to ? `, the id in ${refers_to.replace(/^public\./, "")}` : "";
  return `${said}${reference}${is_required ? "" : ", may be empty"}`;
}
