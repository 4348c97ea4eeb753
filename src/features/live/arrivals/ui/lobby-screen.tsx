import type { LobbyLine } from "../contract.ts";
import { clock, roleLabels, statusText, whenText } from "./lobby-labels.ts";

type LobbyScreenProps = { organisation: string; readAt: string; lines: readonly LobbyLine[]; company: string };

/** More would be too small to read across a lobby. */
const linesAtMost = 6;

/** A lobby screen with arrivals and pickups, readable from a distance. */
export function LobbyScreen({ organisation, readAt, lines, company }: LobbyScreenProps) {
  const shown = lines.slice(0, linesAtMost);
  return (
    <>
      <header>
        <h1>{organisation}</h1>
        <p className="clock">{clock(readAt)}</p>
      </header>
      {shown.length === 0 ? (
        <p className="empty">No pickups or arrivals in the next 12 hours</p>
      ) : (
        <ul>
          {shown.map((line) => (
            <li key={`${line.name} ${line.planned_at} ${line.role} ${line.vehicle}`} className={line.role}>
              <span className="when">{whenText(line, readAt)}</span>
              <span className="who">
                <b>{line.name}</b>
                <span>
                  {roleLabels[line.role]}
                  {line.passengers > 1 && `, ${line.passengers} guests`}
                </span>
              </span>
              <span className="what">
                <b>{statusText(line)}</b>
                <span>{line.vehicle}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <span>
          {lines.length > shown.length ? `${lines.length - shown.length} more later` : "Pickups and arrivals"}
        </span>
        <span>{company}</span>
      </footer>
    </>
  );
}

export const LostScreen = () => (
  <>
    <p className="empty">This screen’s link was withdrawn. Create a new one on your arrivals page.</p>
  </>
);
