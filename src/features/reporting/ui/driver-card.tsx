import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";
import { PersonCard } from "./person-card.tsx";

/** A driver at a glance, found by the email address. No address, no card. */
export function DriverCard({ email, onClose }: { email: string; onClose: () => void }) {
  const { data } = useCall(reportingContract.findAnything, { text: email }, { enabled: email !== "" });
  const person = data?.drivers.find((driver) => driver.email.toLowerCase() === email.toLowerCase());
  const shown = email !== "" && person ? ({ kind: "driver", person } as const) : undefined;
  return <PersonCard shown={shown} onClose={onClose} onBooking={() => {}} />;
}
