import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { contactContract } from "../../holds/contact-contract.ts";
import { useAction } from "./use-self-booking.ts";

/** Our email’s link brings a key along. It is taken out of the address, so that it is not shared with it. */
export function takeContactKey(): string | null {
  const url = new URL(window.location.href);
  const key = url.searchParams.get("contact");
  if (!key) return null;
  url.searchParams.delete("contact");
  window.history.replaceState(window.history.state, "", url);
  return key;
}

type ManageContactProps = { reference: string; contactKey: string | null; onConfirmed: () => void };

/** Opening the link confirms nothing: programs open links, too. The button does. */
export function ContactNotice({ reference, contactKey, onConfirmed }: ManageContactProps) {
  const { run, isBusy, failure } = useAction(contactContract.confirmContact);
  const [holdUntil, setHoldUntil] = useState<string | null>();
  if (!contactKey) return null;
  const confirm = async () => {
    const confirmed = await run({ reference, key: contactKey });
    if (!confirmed) return;
    setHoldUntil(confirmed.hold_until);
    onConfirmed();
  };
  if (holdUntil !== undefined)
    return (
      <Alert tone="ok" announce title="Email address confirmed">
        {holdUntil ? `Your vehicle is held until ${formatFullDateTime(holdUntil)}.` : "Thank you."}
      </Alert>
    );
  return (
    <Alert
      tone={failure ? "bad" : "info"}
      announce={failure !== undefined}
      icon={<MailCheck />}
      title="Confirm your email address"
      action={
        <Button size="sm" busy={isBusy} busyText="Confirming…" onClick={() => void confirm()}>
          Confirm email address
        </Button>
      }
    >
      {failure ? failure.message : "We can then hold your vehicle for longer if your payment takes time."}
    </Alert>
  );
}
