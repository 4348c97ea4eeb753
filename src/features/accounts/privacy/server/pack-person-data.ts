import Papa from "papaparse";
import { ZipFile } from "yazl";
import { titleOfTable } from "#platform/table-entry.ts";

type Document = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/**
 * A person’s data as one archive: everything as JSON, a readable page, a table for each kind of record, and the
 * original files. Returned in base64.
 */
export async function packPersonData(document: Document, now: Date): Promise<string> {
  const zip = new ZipFile();
  const add = (name: string, content: string | Buffer) =>
    zip.addBuffer(Buffer.from(content), name, { mtime: now, compress: false });
  add("everything.json", JSON.stringify(document, null, 2));
  add("read-me.html", drawPage(document));
  for (const [name, rows] of tablesOf(document))
    add(`tables/${name}.csv`, Papa.unparse(rows.map(flat), { escapeFormulae: true }));
  for (const { name, content } of filesOf(document)) add(`files/${name}`, content);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces).toString("base64");
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Each kind of record that exists, except files. */
const tablesOf = (document: Document): [string, readonly Row[]][] =>
  Object.entries(document).flatMap(([name, value]): [string, readonly Row[]][] => {
    const rows = (Array.isArray(value) ? value : [value]).filter(isRow).map(withoutContent);
    return rows.length > 0 && name !== "about" ? [[name, rows]] : [];
  });

const withoutContent = ({ content_base64: _content, ...row }: Row): Row => row;

/** One table row: nested records are written as JSON. */
const flat = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]));

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** Two files may share a name, and none may escape its folder. */
function filesOf({ files }: Document): { name: string; content: Buffer }[] {
  const rows = Array.isArray(files) ? files.filter(isRow) : [];
  return rows.map(({ name, content_base64 }, at) => ({
    name: `${at + 1}-${String(name)
      .replaceAll(/[^\p{L}\p{N}._ -]/gu, "_")
      .replaceAll("..", "_")}`,
    content: Buffer.from(String(content_base64), "base64"),
  }));
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function drawPage(document: Document): string {
  const about = isRow(document.about) ? shown(document.about.what) : "";
  const sections = tablesOf(document).map(([name, rows]) => drawTable(titleOfTable(name), rows.map(flat)));
  const style =
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:75rem}table{border-collapse:collapse;width:100%}" +
    "th,td{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}" +
    "section{overflow-x:auto}";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your personal data</title><style>${style}</style></head><body><main><h1>Your personal data</h1><p>${escaped(about)}</p>${sections.join("")}</main></body></html>`;
}

/** A nested record as a small table of names and values. */
const drawTable = (title: string, rows: readonly Row[]): string =>
  `<section><h2>${escaped(title)}</h2>${rows
    .map(
      (row) =>
        `<table><tbody>${Object.entries(row)
          .filter(([, value]) => value !== "")
          .map(
            ([name, value]) =>
              `<tr><th scope="row">${escaped(titleOfTable(name))}</th><td>${escaped(String(value))}</td></tr>`,
          )
          .join("")}</tbody></table><br>`,
    )
    .join("")}</section>`;
