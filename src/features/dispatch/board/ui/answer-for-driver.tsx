import { PhoneCall } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { offersContract } from "#features/trips/offers/contract.ts";
import { offersLogContract } from "#features/trips/offers/log-contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { boardContract } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";

type AnswerForDriverProps = {
  offerId: string;
  /** The driver, or the provider who still has to choose one. */
  who: string;
  /** A provider accepts by naming a driver, so only a refusal can be entered for them. */
  isPool: boolean;
};

/** Enters an answer given by phone. */
export function AnswerForDriver({ offerId, who, isPool }: AnswerForDriverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<PhoneCall aria-hidden="true" />}
        className="whitespace-nowrap"
        onClick={() => setOpen(true)}
      >
        Enter answer<span className="sr-only"> of {who}</span>
      </Button>
      {isOpen && <AnswerDialog offerId={offerId} who={who} isPool={isPool} onClose={() => setOpen(false)} />}
    </>
  );
}

const form = z.object({
  answer: z.enum(["accept", "decline"]),
  reason: z.string().check(z.trim(), z.minLength(1, "Enter how you know")),
});

const yes = { value: "accept", label: "Accepts the trip" };
const no = { value: "decline", label: "Declines the trip" };

function AnswerDialog({ offerId, who, isPool, onClose }: AnswerForDriverProps & { onClose: () => void }) {
  const refreshed = [boardContract.dispatchDay, detailsContract.tripDetails, offersLogContract.offersLog];
  const answer = useMakeCall(offersContract.answerOfferFor, refreshed);
  const say = async (said: z.output<typeof form>) => {
    try {
      return await answer.mutateAsync({ offer_id: offerId, ...said });
    } catch (error) {
      throw withReasons(error);
    }
  };
  return (
    <FormDialog
      title={`Enter the answer of ${who}?`}
      text={
        isPool
          ? "We’ll stop asking this provider. To accept on their behalf, assign one of their drivers."
          : "If accepted, the trip is assigned and we email the driver. If declined, we ask the next driver."
      }
      confirmLabel="Enter answer"
      doneLabel={({ standing }) => (standing === "accepted" ? "Trip accepted" : "Trip declined")}
      doneNote={`On behalf of ${who}`}
      schema={form}
      defaultValues={{ answer: isPool ? "decline" : "accept", reason: "" }}
      onConfirm={say}
      onClose={onClose}
    >
      <FormField name="answer" label="Answer" required>
        <Select options={isPool ? [no] : [yes, no]} />
      </FormField>
      <FormField name="reason" label="Reason" hint="Recorded with your name. For example: said yes by phone." required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

/** The objections are listed in full: the dispatcher has the driver on the phone. */
function withReasons(error: unknown): unknown {
  if (!(error instanceof CallFailed) || !Array.isArray(error.details.reasons)) return error;
  return new FieldErrors({}, [error.message, ...error.details.reasons].join(" "));
}
