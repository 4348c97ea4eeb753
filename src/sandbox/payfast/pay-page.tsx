import { renderToStaticMarkup } from "react-dom/server";
import { cents, formatMoney } from "#domain/money/money.ts";
import { gatewayCents } from "#domain/payment/payfast.ts";
import type { Transaction } from "./transaction-store.ts";

/** A visitor’s choices here. */
export const choices = [
  { name: "card", status: "COMPLETE", label: "Pay by card", hint: "Succeeds at once" },
  { name: "eft", status: "COMPLETE", label: "Pay by instant EFT", hint: "Succeeds at once" },
  { name: "pending", status: "PENDING", label: "Wait for the bank", hint: "Pending first, then paid after a minute" },
  { name: "fail", status: "FAILED", label: "Fail the payment", hint: "As when a card is declined" },
  { name: "cancel", status: "CANCELLED", label: "Cancel", hint: "Goes back without paying" },
] as const;

const marked = "SANDBOX – no money moves";

/** The page customers see in place of a real gateway's. Plain HTML: it belongs to no one's design. */
export function renderPayPage(transaction: Transaction, backTo: string | undefined): string {
  const { id, form, status } = transaction;
  return page(
    <>
      <h1>{formatMoney(cents(gatewayCents(form.amount) ?? 0))}</h1>
      <p>{form.item_name}</p>
      {status === "OPEN" ? <Choices id={id} /> : <Decided transaction={transaction} backTo={backTo} />}
    </>,
  );
}

const Choices = ({ id }: { id: string }) => (
  <form method="post" action={`/sandbox/payfast/pay/${id}`}>
    {choices.map(({ name, label, hint }) => (
      <button key={name} type="submit" name="choice" value={name}>
        <strong>{label}</strong>
        <span>{hint}</span>
      </button>
    ))}
  </form>
);

type DecidedProps = { transaction: Transaction; backTo: string | undefined };

const Decided = ({ transaction, backTo }: DecidedProps) => (
  <p>
    This test payment is already decided: <strong>{transaction.status.toLowerCase()}</strong>.{" "}
    {backTo && <a href={backTo}>Back to the shop</a>}
  </p>
);

/** For a form that a real gateway would refuse too. */
export const renderRefusal = (why: string): string =>
  page(
    <>
      <h1>This payment cannot be taken</h1>
      <p>{why}</p>
    </>,
  );

const page = (content: React.ReactNode) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox payment</title>
        <style>{style}</style>
      </head>
      <body>
        <p className="mark" role="note">
          {marked}
        </p>
        <main>
          <p className="who">Stand-in for the payment gateway</p>
          {content}
          <p className="small">
            This page replaces the payment gateway while none is connected. It asks for no card and charges nothing.
          </p>
        </main>
      </body>
    </html>,
  )}`;

const style = `:root{color-scheme:light dark;--ink:light-dark(#10293f,#f4ecdf);--soft:light-dark(#4a5c6c,#a9bac8);--bg:light-dark(#fffaf1,#0a1b2b);--card:light-dark(#fff,#10263a);--line:light-dark(#8c8371,#5f7c94);--link:light-dark(#0f6480,#6fcadb)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
.mark{margin:0;padding:14px 20px;background:#ffb937;color:#10293f;font-weight:800;text-align:center;letter-spacing:.04em}
main{max-width:480px;margin:0 auto;padding:40px 20px}.who{margin:0;color:var(--soft);font-weight:600}h1{font-size:2.4rem;line-height:1.15;margin:4px 0 0}
form{display:grid;gap:12px;margin:28px 0}button{display:grid;gap:2px;text-align:left;padding:14px 18px;border-radius:14px;border:1.5px solid var(--line);background:var(--card);color:inherit;font:inherit;cursor:pointer}
button:hover{border-color:var(--link)}button:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}button span,.small{color:var(--soft);font-size:.9rem}a{color:var(--link)}`;
