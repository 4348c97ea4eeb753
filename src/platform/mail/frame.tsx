import type { CSSProperties, ReactNode } from "react";

/** Mail programs know no variables and little CSS, so the identity's colours stand here as plain values. */
const colour = {
  paper: "#fffaf1",
  card: "#ffffff",
  line: "#e8dcc5",
  ink: "#10293f",
  ink2: "#4a5c6c",
  sun: "#ffb937",
  link: "#0f6480",
};

const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const text: CSSProperties = { fontFamily: font, fontSize: 16, lineHeight: "24px", color: colour.ink };
const small: CSSProperties = { fontFamily: font, fontSize: 13, lineHeight: "20px", color: colour.ink2 };

type FrameProps = {
  /** The line a mailbox shows beside the subject. */
  preview: string;
  /** Who writes: the word mark at the top. */
  sender: string;
  /** The lines at the foot: where and how the sender is reached. */
  footer: readonly string[];
  children: ReactNode;
};

/** The paper every letter is written on. Always light: mail programs disagree about dark. */
export function Frame({ preview, sender, footer, children }: FrameProps) {
  return (
    <html lang="en-ZA">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{preview}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colour.paper }}>
        <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <Sheet>
          <p style={wordMark}>{sender}</p>
          <div style={card}>{children}</div>
          {footer.map((line) => (
            <div key={line} style={small}>
              {line}
            </div>
          ))}
        </Sheet>
      </body>
    </html>
  );
}

const wordMark: CSSProperties = {
  ...text,
  margin: "0 0 20px",
  paddingLeft: 12,
  borderLeft: `6px solid ${colour.sun}`,
  fontSize: 20,
  fontWeight: 800,
};

const card: CSSProperties = {
  marginBottom: 24,
  padding: 28,
  backgroundColor: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 14,
};

/** A centred column. Outlook lays out with tables and with nothing else. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: "32px 16px" }}>
            <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 600 }}>
              <tbody>
                <tr>
                  <td align="left">{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return <h1 style={{ ...text, margin: "0 0 16px", fontSize: 26, lineHeight: "32px" }}>{children}</h1>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ ...text, margin: "0 0 16px", whiteSpace: "pre-line" }}>{children}</p>;
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ color: colour.link }}>
      {children}
    </a>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Label and value, one below the other, so that the plain-text letter reads well too. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div style={{ margin: "0 0 16px", borderTop: `1px solid ${colour.line}` }}>
      {facts.map(([label, value]) => (
        <div key={label} style={factLine}>
          <span style={{ color: colour.ink2 }}>{label}:</span> {value}
        </div>
      ))}
    </div>
  );
}

const factLine: CSSProperties = {
  ...text,
  padding: "8px 0",
  borderBottom: `1px solid ${colour.line}`,
  whiteSpace: "pre-line",
};
