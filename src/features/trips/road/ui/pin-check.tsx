import { BadgeCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#design/button.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { roadContract } from "../contract.ts";

const noLine = "No connection, so we can’t check it. Ask for the name on the booking instead.";

/** The passenger’s four digits, checked by the server. Without a line, or without a PIN, the name will do. */
export function PinCheck({ tripId, onMatched }: { tripId: string; onMatched: () => void }) {
  const check = useMakeCall(roadContract.checkTripPin, []);
  const [pin, setPin] = useState("");
  const [said, setSaid] = useState("");
  const [isRight, setRight] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { is_right, tries_left } = await check.mutateAsync({ trip_id: tripId, pin });
      setRight(is_right);
      setSaid(is_right ? "" : wrongText(tries_left));
      if (is_right) onMatched();
      else setPin("");
    } catch (error) {
      setSaid(error instanceof CallFailed && error.status > 0 ? error.message : noLine);
    }
  };
  if (isRight)
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-2 font-bold text-lg">
        <BadgeCheck aria-hidden="true" className="size-6 text-sun" />
        The PIN is right
      </p>
    );
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-1.5">
      <label htmlFor={`pin-${tripId}`} className="text-on-dark-2 text-sm">
        Passenger’s PIN, or ask for the name on the booking
      </label>
      <div className="grid grid-cols-[1fr_auto] gap-2.5">
        <input
          id={`pin-${tripId}`}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, "").slice(0, 4))}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0000"
          className="min-h-14 w-full min-w-0 rounded-md bg-on-dark px-4 text-center font-bold font-display text-2xl text-atlantic tabular-nums tracking-[0.3em] placeholder:text-atlantic/40"
        />
        <Button type="submit" variant="paper" size="lg" disabled={pin.length !== 4} busy={check.isPending}>
          Check
        </Button>
      </div>
      <p role="status" className="text-center font-semibold text-sm text-sun empty:hidden">
        {said}
      </p>
    </form>
  );
}

const wrongText = (left: number): string =>
  left > 0
    ? `That PIN is wrong. ${left} ${left === 1 ? "try" : "tries"} left.`
    : "That PIN is wrong. Ask for the name on the booking instead.";
