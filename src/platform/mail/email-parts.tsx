import { Children, type CSSProperties, type ReactNode } from "react";
import { colour, text } from "./email-look.ts";
import { Table } from "./email-table.tsx";

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 className="l-ink" style={{ ...text, margin: "0 0 16px", fontSize: 26, lineHeight: "32px", fontWeight: 800 }}>
      {children}
    </h1>
  );
}

/** A long address without spaces would push the email wider than a phone, so it may break anywhere. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="l-ink" style={{ ...text, margin: "0 0 16px", wordBreak: "break-word" }}>
      {inLines(children)}
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="l-link" style={{ color: colour.link }}>
      {children}
    </a>
  );
}

/** The one thing to do now, as a button. The cell has the colour because Outlook gives links no padding. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div data-text-block="true" style={{ margin: "0 0 20px" }}>
      <Table style={{ borderCollapse: "separate" }}>
        <td className="l-action" style={{ backgroundColor: colour.action, borderRadius: 12 }}>
          <a href={href} className="l-on-action" style={actionLink}>
            {children}
          </a>
        </td>
      </Table>
    </div>
  );
}

const actionLink: CSSProperties = {
  ...text,
  display: "inline-block",
  padding: "13px 26px",
  fontWeight: 700,
  color: colour.onAction,
  textDecoration: "none",
};

/** A person’s own words, set apart from ours. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <div data-text-block="true" style={{ margin: "0 0 20px" }}>
      <Table width="100%">
        <td className="l-soft l-ink" style={quoted}>
          {inLines(children)}
        </td>
      </Table>
    </div>
  );
}

const quoted: CSSProperties = {
  ...text,
  padding: "14px 18px",
  backgroundColor: colour.soft,
  borderLeft: `4px solid ${colour.sun}`,
};

export type Fact = readonly [label: string, value: ReactNode];

/** Label and value side by side. Each is its own table, so that the plain-text email has a line for each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div
      data-text-block="true"
      className="l-line"
      style={{ margin: "4px 0 20px", borderTop: `1px solid ${colour.line}` }}
    >
      {facts.map(([label, value]) => (
        <Table key={label} width="100%">
          <td width="36%" valign="top" className="l-ink2 l-line" style={factLabel}>
            {label}:{" "}
          </td>
          <td width="64%" valign="top" className="l-ink l-line" style={factValue}>
            {inLines(value)}
          </td>
        </Table>
      ))}
    </div>
  );
}

const factCell: CSSProperties = {
  ...text,
  fontSize: 15,
  lineHeight: "22px",
  padding: "9px 0",
  borderBottom: `1px solid ${colour.line}`,
};
const factLabel: CSSProperties = { ...factCell, width: "36%", paddingRight: 12, color: colour.ink2 };
const factValue: CSSProperties = {
  ...factCell,
  width: "64%",
  fontWeight: 600,
  wordBreak: "break-word",
};

/** Line breaks in a text become <br>: Outlook and plain text know no other way. */
const inLines = (words: ReactNode): ReactNode =>
  Children.map(words, (part) =>
    typeof part === "string"
      ? part.split(/\r?\n/).reduce<ReactNode>((above, line, at) => (at === 0 ? line : joined(above, line)), "")
      : part,
  );

const joined = (above: ReactNode, line: string) => (
  <>
    {above}
    <br />
    {line}
  </>
);
