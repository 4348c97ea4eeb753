import { readAmount, readDay, type Statement, type StatementLine } from "./bank-statement.ts";

/** Whether a text is an OFX or QFX file, SGML or XML. */
export const isOfx = (text: string): boolean => /^\s*(OFXHEADER|<\?OFX|<\?xml[\s\S]{0,400}<OFX)|<OFX>/i.test(text);

/** The lines of an OFX file. The SGML form doesn’t close its tags: a value ends at the next tag or line. */
export function readOfx(text: string): Statement {
  const blocks = text
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? "");
  const read = blocks.map((block) => lineOf(block) ?? textOf(block));
  const lines = read.filter((line) => typeof line === "object");
  return {
    lines: lines.filter(({ amountCents }) => amountCents !== 0),
    unread: read.filter((line) => typeof line === "string"),
  };
}

function lineOf(block: string): StatementLine | undefined {
  const bookedOn = readDay(tagged(block, "DTPOSTED").slice(0, 8));
  const amountCents = readAmount(tagged(block, "TRNAMT"));
  if (!bookedOn || amountCents === undefined) return undefined;
  const said = [tagged(block, "NAME"), tagged(block, "MEMO")].filter((text) => text !== "");
  const description = [...new Set(said)].join(" · ").slice(0, 300);
  return { bookedOn, amountCents, description, bankId: tagged(block, "FITID").slice(0, 100) || null };
}

const textOf = (block: string): string =>
  unescaped(block.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);

const tagged = (block: string, tag: string): string =>
  unescaped(new RegExp(`<${tag}>([^<\\r\\n]*)`, "i").exec(block)?.[1] ?? "")
    .replace(/\s+/g, " ")
    .trim();

const marks: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (row, name) => marks[name] ?? row);
