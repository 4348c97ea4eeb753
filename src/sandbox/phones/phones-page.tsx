import { renderToStaticMarkup } from "react-dom/server";
import type { PhoneMode } from "#db/schema/channels.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import { formatMoment, localTimeOf } from "#domain/time/local-time.ts";
import type { SandboxText } from "./phone-store.ts";

/** A phone’s possible troubles, so that each can be tried. */
export const modes: readonly { readonly name: PhoneMode; readonly label: string; readonly hint: string }[] = [
  { name: "on", label: "On", hint: "Gets everything at once" },
  { name: "off", label: "Off", hint: "Nothing arrives until it is on again" },
  { name: "no_whatsapp", label: "No WhatsApp", hint: "WhatsApp fails, SMS arrives" },
  { name: "slow", label: "Slow", hint: "Arrives after a minute" },
];

type ListedPhone = {
  readonly number: string;
  readonly mode: PhoneMode;
  readonly text: string;
  readonly channel: string;
  readonly at: Date | string;
  readonly unread: number;
};

const channelNames: Readonly<Record<string, string>> = { sms: "SMS", whatsapp: "WhatsApp" };
const modeLabel = (mode: PhoneMode) => modes.find(({ name }) => name === mode)?.label ?? mode;

export const renderPhones = (phones: readonly ListedPhone[], base: string): string =>
  page(
    "Demo phones",
    <>
      <h1>Phones</h1>
      <form method="get" action={base} className="find">
        <label>
          Phone number <input name="number" type="tel" placeholder="+27825550199" required />
        </label>
        <button type="submit">Open</button>
      </form>
      {phones.length === 0 && <p>No phone has got a message yet. Assign a driver to a trip of today, for example.</p>}
      <ul className="phones">
        {phones.map(({ number, mode, text, channel, at, unread }) => (
          <li key={number}>
            <a href={`${base}/${number}`}>
              <strong>{spacedPhone(number)}</strong>
              {mode !== "on" && <em>{modeLabel(mode)}</em>}
              {unread > 0 && <b>{unread} new</b>}
              <span>
                {channelNames[channel]}: {text.slice(0, 90)}
              </span>
              <small>{formatMoment(new Date(at))}</small>
            </a>
          </li>
        ))}
      </ul>
    </>,
  );

type ShownPhone = {
  readonly number: string;
  readonly mode: PhoneMode;
  readonly texts: readonly SandboxText[];
  readonly base: string;
};

export const renderPhone = ({ number, mode, texts, base }: ShownPhone): string =>
  page(
    spacedPhone(number),
    <>
      <p>
        <a href={base}>All phones</a> · <a href={`${base}/${number}`}>Refresh</a>
      </p>
      <h1>{spacedPhone(number)}</h1>
      <form method="post" className="modes" aria-label="What the phone does">
        {modes.map(({ name, label, hint }) => (
          <button key={name} type="submit" name="mode" value={name} title={hint} aria-pressed={name === mode}>
            {label}
          </button>
        ))}
      </form>
      <p className="small">{modes.find(({ name }) => name === mode)?.hint}</p>
      <section className="phone" aria-label="The phone’s screen">
        {mode === "off" ? (
          <p className="dark">This phone is off.</p>
        ) : (
          <ol>
            {texts.toReversed().map((text) => (
              <Bubble key={text.id} text={text} />
            ))}
          </ol>
        )}
        {texts.length === 0 && mode !== "off" && <p>Nothing has arrived.</p>}
      </section>
      <form method="post" className="write">
        <label>
          Write from this phone <textarea name="text" rows={2} maxLength={1000} required />
        </label>
        <div>
          <button type="submit" name="channel" value="whatsapp">
            Send by WhatsApp
          </button>
          <button type="submit" name="channel" value="sms">
            Send by SMS
          </button>
        </div>
      </form>
    </>,
  );

function Bubble({ text }: { text: SandboxText }) {
  const hasArrived = text.direction === "from_phone" || text.status === "delivered" || text.status === "read";
  if (!hasArrived) return null;
  return (
    <li className={`${text.direction} ${text.channel}`}>
      <p>{text.text}</p>
      <small>
        {channelNames[text.channel]}, {localTimeOf(text.createdAt)}
        {text.direction === "to_phone" && text.channel === "whatsapp" && `, ${text.status}`}
      </small>
    </li>
  );
}

export const renderNothing = (): string => page("Not found", <h1>There is no such phone</h1>);

const page = (title: string, content: React.ReactNode) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} (sandbox)`}</title>
        <style>{style}</style>
      </head>
      <body>
        <p className="mark" role="note">
          SANDBOX – no message leaves this computer
        </p>
        <main>
          <p className="who">Stand-in for WhatsApp and SMS</p>
          {content}
          <p className="small">
            These phones replace WhatsApp and SMS while no provider is connected. No one is texted.
          </p>
        </main>
      </body>
    </html>,
  )}`;

const style = `:root{color-scheme:light dark;--ink:light-dark(#10293f,#f4ecdf);--soft:light-dark(#4a5c6c,#a9bac8);--bg:light-dark(#fffaf1,#0a1b2b);--card:light-dark(#fff,#10263a);--line:light-dark(#8c8371,#5f7c94);--link:light-dark(#0f6480,#6fcadb);--wa:light-dark(#d9fdd3,#144d37);--sms:light-dark(#e8eef4,#1d3a52)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
.mark{margin:0;padding:14px 20px;background:#ffb937;color:#10293f;font-weight:800;text-align:center;letter-spacing:.04em}
main{max-width:560px;margin:0 auto;padding:32px 20px}.who{margin:0;color:var(--soft);font-weight:600}h1{font-size:2rem;line-height:1.15;margin:4px 0 16px}
a{color:var(--link)}a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid var(--link);outline-offset:2px}
button{padding:10px 16px;border-radius:12px;border:1.5px solid var(--line);background:var(--card);color:inherit;font:inherit;cursor:pointer}button[aria-pressed=true]{background:var(--link);border-color:var(--link);color:var(--bg);font-weight:700}
.modes,.write div{display:flex;flex-wrap:wrap;gap:8px}.find{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:24px}label{display:grid;gap:4px;font-weight:600}
input,textarea{padding:10px 12px;border-radius:12px;border:1.5px solid var(--line);background:var(--card);color:inherit;font:inherit;width:100%}
ul,ol{list-style:none;margin:0;padding:0;display:grid;gap:10px}.phones a{display:flex;flex-wrap:wrap;gap:2px 10px;padding:14px 16px;border-radius:14px;border:1.5px solid var(--line);background:var(--card);color:inherit;text-decoration:none}.phones a span,.phones a small{flex-basis:100%;color:var(--soft);overflow-wrap:anywhere}.phones em{font-style:normal;color:var(--soft)}.phones b{color:var(--link)}
.phone{margin:20px 0;padding:20px 14px;border:10px solid var(--ink);border-radius:36px;background:var(--card);min-height:340px;max-height:70vh;overflow:auto}.phone .dark{text-align:center;color:var(--soft);padding-top:110px}
.phone li{max-width:85%;padding:10px 14px;border-radius:16px;background:var(--sms);overflow-wrap:anywhere}.phone li.whatsapp{background:var(--wa)}.phone li.from_phone{justify-self:end}.phone li p{margin:0;white-space:pre-wrap}
.small,small{color:var(--soft);font-size:.85rem}.write{display:grid;gap:10px}`;
