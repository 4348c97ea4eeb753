import { type LiveTrip, latenessChoices, type NewPickup, type SharedLink } from "../contract.ts";
import { clock, newPickupText, waitText } from "./messages.ts";

type FormProps = {
  trip: LiveTrip;
  /** The page’s address; forms are posted below it. */
  page: string;
  /** Why the last form was refused; empty otherwise. */
  problem: string;
};

/** Messages from the passengers. Plain forms, so that they work without the script. */
export function LateForm({ trip, page, problem, newPickup }: FormProps & { newPickup: NewPickup | null }) {
  if (!trip.may_tell_late) return null;
  const wait = trip.vehicles.find((vehicle) => vehicle.wait)?.wait;
  return (
    <details className="fold" id="late" open={problem !== "" || newPickup !== null || trip.late !== null}>
      <summary>I’m late</summary>
      {problem && (
        <p className="note warn" role="alert">
          {problem}
        </p>
      )}
      {trip.late && (
        <p className="note ok">
          Message sent at {clock(trip.late.reported_at)}: about {trip.late.minutes} minutes late.
        </p>
      )}
      <p>We’ll let your driver and our team know right away.</p>
      {wait && <p className="small">{waitText(wait, trip.read_at)}</p>}
      <form method="post" action={`${page}/late`} className="choices">
        {latenessChoices.map((minutes) => (
          <button key={minutes} className="choice" type="submit" name="minutes" value={minutes}>
            {minutes}&nbsp;min
          </button>
        ))}
      </form>
      {newPickup && <NewPickupForm newPickup={newPickup} page={page} />}
    </details>
  );
}

/** Offers another pickup time instead of keeping the driver waiting, by the rules for changes. */
function NewPickupForm({ newPickup, page }: { newPickup: NewPickup; page: string }) {
  if (newPickup.standing === "waiting") return <p className="note">{newPickupText(newPickup)}</p>;
  return (
    <form method="post" action={`${page}/pickup`} className="fields">
      <p>{newPickupText(newPickup)}</p>
      <input type="hidden" name="pickup_at" value={newPickup.at} />
      {newPickup.difference_cents !== null && (
        <input type="hidden" name="expected_difference_cents" value={newPickup.difference_cents} />
      )}
      <button type="submit">
        {newPickup.standing === "at_once" ? "Move pickup to" : "Ask for pickup at"} {clock(newPickup.at)}
      </button>
    </form>
  );
}

/** A second link for family, who see less. */
export function ShareForm({ trip, page, problem, shared }: FormProps & { shared: string }) {
  if (!trip.may_share) return null;
  return (
    <details className="fold" id="share" open={problem !== "" || shared !== ""}>
      <summary>Share with family</summary>
      {problem && (
        <p className="note warn" role="alert">
          {problem}
        </p>
      )}
      <p>
        They see where you are and when you arrive: no number plate, no phone number and no exact address. With an email
        address we’ll tell them when you’ve arrived.
      </p>
      {trip.shared.length > 0 && (
        <ul className="shared">
          {trip.shared.map((link) => (
            <SharedRow key={link.id} link={link} page={page} isNew={link.id === shared} />
          ))}
        </ul>
      )}
      <form method="post" action={`${page}/share`} className="fields">
        <label>
          Name
          <input name="name" required maxLength={40} autoComplete="off" />
        </label>
        <label>
          Email (optional)
          <input name="email" type="email" maxLength={254} autoComplete="off" />
        </label>
        <button type="submit">Create link</button>
      </form>
    </details>
  );
}

function SharedRow({ link, page, isNew }: { link: SharedLink; page: string; isNew: boolean }) {
  const text = encodeURIComponent(`Follow my trip: ${link.address}`);
  return (
    <li>
      <p>
        <b>{link.name}</b> {isNew && <span className="note ok">Link created</span>}
        <br />
        <span className="small">{link.email ? `Emailed to ${link.email}` : "Send the link yourself"}</span>
      </p>
      <label className="unseen" htmlFor={`link-${link.id}`}>
        Link for {link.name}
      </label>
      <input id={`link-${link.id}`} readOnly value={link.address} data-copy />
      <div className="row">
        <a className="button" href={`https://wa.me/?text=${text}`} rel="noreferrer">
          WhatsApp
        </a>
        <form method="post" action={`${page}/withdraw`}>
          <button type="submit" name="link_id" value={link.id} aria-label={`Withdraw the link for ${link.name}`}>
            Withdraw
          </button>
        </form>
      </div>
    </li>
  );
}
