import type { Prefixes } from "../booking/reference-prefix.ts";

/** An answer without the email it answers: what that one said is in the thread already. */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const at = lines.findIndex(
    (line, index) =>
      /^\s*-{2,}\s*(original message|forwarded message)/i.test(line) ||
      /^\s*_{10,}\s*$/.test(line) ||
      (/^\s*(on|am|le|op|el|il)\b.{5,200}$/i.test(line) && endsAsIntroduction(lines, index)),
  );
  const own = (at === -1 ? lines : lines.slice(0, at)).filter((line) => !/^\s*>/.test(line));
  const kept = own.join("\n").trim();
  return kept === "" ? text.trim() : kept;
}

/** “On Tue, 3 Nov 2026 Thandi wrote:” may be broken over two lines. */
const endsAsIntroduction = (lines: readonly string[], at: number): boolean =>
  [lines[at] ?? "", `${lines[at]} ${lines[at + 1] ?? ""}`].some((said) =>
    /(wrote|schrieb|écrit|geskryf|escribió|scritto)[^:]{0,100}:\s*$/i.test(said),
  );

type Headers = ReadonlyMap<string, string>;

/** Written by a machine: an answer would go round in a circle. */
export function isAutomatic(headers: Headers): boolean {
  const submitted = (headers.get("auto-submitted") ?? "no").trim().toLowerCase();
  const precedence = (headers.get("precedence") ?? "").trim().toLowerCase();
  return (
    submitted.split(";")[0]?.trim() !== "no" ||
    ["bulk", "junk", "auto_reply", "list"].includes(precedence) ||
    headers.has("x-autoreply") ||
    headers.has("x-autorespond") ||
    headers.has("list-id")
  );
}

export type Bounce = {
  readonly address: string;
  /** failed: it will never arrive. delayed: it may. */
  readonly action: string;
  /** 5.1.1 */
  readonly status: string;
  readonly reason: string;
};

/** The addresses of a delivery status report: groups of lines between empty ones, the first about the report itself (RFC 3464). */
export function readBounces(report: string): readonly Bounce[] {
  const groups = report.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return groups.flatMap((group) => {
    const fields = new Map(
      [...group.replace(/\n[ \t]+/g, " ").matchAll(/^([\w-]+):\s*(.*)$/gm)].map(
        ([, name = "", value = ""]) => [name.toLowerCase(), value.trim()] as const,
      ),
    );
    const whom = fields.get("final-recipient") ?? fields.get("original-recipient");
    if (!whom) return [];
    const address = whom.replace(/^[\w-]+;\s*/, "").toLowerCase();
    const reason = (fields.get("diagnostic-code") ?? "").replace(/^[\w-]+;\s*/, "").slice(0, 500);
    return [
      { address, action: (fields.get("action") ?? "").toLowerCase(), status: fields.get("status") ?? "", reason },
    ];
  });
}

/** A booking or an enquiry that a subject names. */
export function recordIn(subject: string, prefixes: Prefixes): string | null {
  const [text = ""] = new RegExp(`\\b(${prefixes.join("|")}|ENQ)-[0-9A-HJKMNP-TV-Z]{6}\\b`, "i").exec(subject) ?? [];
  return text ? recordNamed(text.toUpperCase()) : null;
}

/** “booking:CTS-7K3M9Q” or “enquiry:ENQ-7K3M9Q”. */
export const recordNamed = (reference: string): string =>
  `${reference.startsWith("ENQ-") ? "enquiry" : "booking"}:${reference}`;
