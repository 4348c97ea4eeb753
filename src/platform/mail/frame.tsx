import type { CSSProperties, ReactNode } from "react";
import { EmailLogo } from "./email-logo.tsx";
import { colour, darkSide, small, text } from "./email-look.ts";
import { Paragraph } from "./email-parts.tsx";
import { Table } from "./email-table.tsx";
import { emailWords } from "./email-words.ts";

const closingWords = emailWords(
  "closing",
  { to: "customer", when: "At the end of every email but those to our team." },
  {
    questions: "Questions? Reply to this email {or_call}.",
    or_call: "or call {phone}",
    sign_off: "The {company_name} team",
  },
);

/** The sender and their contact details. */
export type Sender = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
};

type FrameProps = {
  /** The preview text a mailbox shows after the subject. */
  preview: string;
  sender: Sender;
  children: ReactNode;
};

/** The frame of every email to someone outside the company. */
export const Frame = ({ preview, sender, children }: FrameProps) => (
  <Sheet preview={preview} name={sender.name} foot={<Reached sender={sender} />}>
    {children}
  </Sheet>
);

/** The same for emails to our own team, who need no contact details. */
export const TeamFrame = ({ preview, sender, children }: FrameProps) => (
  <Sheet preview={preview} name={sender.name} foot={<Line>For the {sender.name} team</Line>}>
    {children}
  </Sheet>
);

/** The end of a customer’s email: how to reach us, and a signature. */
export const Closing = ({ sender }: { sender: Sender }) => (
  <>
    <Paragraph>
      {closingWords.questions({ or_call: sender.phone && closingWords.or_call({ phone: sender.phone }) })}
    </Paragraph>
    <Paragraph>{closingWords.sign_off({ company_name: sender.name })}</Paragraph>
  </>
);

const Line = ({ children }: { children: ReactNode }) => (
  <div className="l-ink2" style={small}>
    {children}
  </div>
);

function Reached({ sender }: { sender: Sender }) {
  const link: CSSProperties = { color: colour.ink2, textDecoration: "underline" };
  return (
    <>
      <Line>{sender.name}</Line>
      <Line>{[sender.street, sender.city].filter(Boolean).join(", ")}</Line>
      <Line>
        {/* Not a link: the plain text would print its address beside the number. */}
        {sender.phone}
      </Line>
      <Line>
        <a href={`mailto:${sender.email}`} className="l-ink2" style={link}>
          {sender.email}
        </a>
      </Line>
    </>
  );
}

type SheetProps = { preview: string; name: string; foot: ReactNode; children: ReactNode };

/** A centred column of 600 pixels. Outlook only understands layout tables. */
function Sheet({ preview, name, foot, children }: SheetProps) {
  return (
    <html lang="en-ZA">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Phones turn dates and addresses into links in a colour of their own. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{preview}</title>
        <style>{darkSide}</style>
      </head>
      <body className="l-paper" style={{ margin: 0, padding: 0, backgroundColor: colour.paper }}>
        <Preview text={preview} />
        <Table width="100%" className="l-paper" style={{ backgroundColor: colour.paper }}>
          <td align="center" className="l-sheet" style={{ padding: "28px 16px 32px" }}>
            <Table width={600} style={{ width: "100%", maxWidth: 600 }}>
              <td align="left">
                <Band name={name} />
                <Table width="100%" className="l-card" style={card}>
                  <td className="l-body" style={{ padding: "32px 32px 16px" }}>
                    {children}
                  </td>
                </Table>
                <Table width="100%">
                  <td style={{ padding: "20px 8px 0" }}>
                    <div data-text-block="true">{foot}</div>
                  </td>
                </Table>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

/** A mailbox fills a short preview from the email’s text, which blanks prevent. */
const Preview = ({ text: words }: { text: string }) => (
  <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 }}>
    {words}
    {"\u00a0\u200c".repeat(Math.max(0, 90 - words.length))}
  </div>
);

/** The word mark above the bay, and the sun below it. */
const Band = ({ name }: { name: string }) => (
  <div data-skip-in-text="true">
    <Table width="100%" style={{ backgroundColor: colour.band, borderRadius: "14px 14px 0 0" }}>
      <td className="l-band" style={{ padding: "18px 32px", borderBottom: `4px solid ${colour.sun}` }}>
        <EmailLogo name={name} />
        <span style={{ ...text, fontSize: 20, fontWeight: 800, color: colour.onBand }}>{name}</span>
      </td>
    </Table>
  </div>
);

const card: CSSProperties = {
  backgroundColor: colour.card,
  border: `1px solid ${colour.line}`,
  borderTop: 0,
  borderRadius: "0 0 14px 14px",
  borderCollapse: "separate",
};
