import { renderToStaticMarkup } from "react-dom/server";
import { addMinutes, formatMoment } from "#domain/time/local-time.ts";
import type { StandInFlight } from "./timetable-store.ts";

const choices = [
  { value: "0", label: "On time" },
  { value: "30", label: "30 min late" },
  { value: "60", label: "1 h late" },
  { value: "120", label: "2 h late" },
  { value: "-30", label: "30 min early" },
  { value: "cancel", label: "Cancel" },
] as const;

/** Where delays are tried. Plain HTML: it belongs to no one's design. */
export const renderTimetable = (flights: readonly StandInFlight[]): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox flights</title>
        <style>{style}</style>
      </head>
      <body>
        <header className="mark">SANDBOX – these flights are made up</header>
        <main>
          <p className="who">Stand-in for the flight status service</p>
          <h1>Arrivals</h1>
          {flights.length === 0 && <p>No flights yet. They appear when a pickup with a flight number is a day away.</p>}
          {flights.map((flight) => (
            <Flight key={`${flight.number} ${flight.day}`} flight={flight} />
          ))}
          <p className="small">Each flight lands when its passengers asked to be met, unless it is delayed here.</p>
        </main>
      </body>
    </html>,
  )}`;

function Flight({ flight }: { flight: StandInFlight }) {
  const { number, day, scheduledAt, delayMinutes, status } = flight;
  return (
    <form method="post" action="/sandbox/flights" aria-label={`Flight ${number}`}>
      <h2>{number}</h2>
      <p>
        Scheduled {formatMoment(scheduledAt)}
        {status === "cancelled" && ", cancelled"}
        {status !== "cancelled" &&
          delayMinutes !== 0 &&
          `, expected ${formatMoment(addMinutes(scheduledAt, delayMinutes))}`}
      </p>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="day" value={day} />
      {choices.map(({ value, label }) => (
        <button key={value} type="submit" name="change" value={value}>
          {label}
        </button>
      ))}
    </form>
  );
}

const style = `:root{color-scheme:light dark;--ink:light-dark(#10293f,#f4ecdf);--soft:light-dark(#4a5c6c,#a9bac8);--bg:light-dark(#fffaf1,#0a1b2b);--card:light-dark(#fff,#10263a);--line:light-dark(#8c8371,#5f7c94);--link:light-dark(#0f6480,#6fcadb)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
.mark{margin:0;padding:14px 20px;background:#ffb937;color:#10293f;font-weight:800;text-align:center;letter-spacing:.04em}
main{max-width:680px;margin:0 auto;padding:40px 20px}.who{margin:0;color:var(--soft);font-weight:600}h1{font-size:2.4rem;line-height:1.15;margin:4px 0 20px}h2{margin:0;font-size:1.2rem}
form{margin:0 0 14px;padding:16px 18px;border-radius:14px;border:1.5px solid var(--line);background:var(--card)}form p{margin:2px 0 12px;color:var(--soft)}
button{margin:0 8px 8px 0;padding:8px 14px;min-height:44px;border-radius:10px;border:1.5px solid var(--line);background:transparent;color:inherit;font:inherit;cursor:pointer}
button:hover{border-color:var(--link)}button:focus-visible{outline:3px solid var(--link);outline-offset:2px}.small{color:var(--soft);font-size:.9rem}`;
