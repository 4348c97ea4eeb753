import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { restDueText } from "#domain/booking/deposit.ts";
import { termsText } from "#domain/legal/accepted-terms.ts";
import { type DeclineReason, declineReasons } from "#domain/quote/quote-lifecycle.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import type { OptionLetter, ShownQuote } from "../../contract.ts";
import { declineLabels } from "../../ui/messages.ts";
import { useQuoteAnswer } from "./use-quote-answer.ts";

type QuoteAcceptProps = {
  quote: ShownQuote;
  token: string;
  chosen: OptionLetter | null;
  onChanged: () => Promise<void>;
};

/** Accepts with a name, or declines with a reason. */
export function QuoteAcceptForm({ quote, token, chosen, onChanged }: QuoteAcceptProps) {
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [problems, setProblems] = useState<{ name?: string; agrees?: string; option?: string }>({});
  const { isBusy, problem, accept, decline } = useQuoteAnswer(token, onChanged);
  const option = quote.options.find(({ letter }) => letter === chosen);
  const isFree = option !== undefined && dueNow(quote, option.total_cents) === 0;

  const submit = () => {
    const result = {
      ...(!option && { option: "Choose an option above" }),
      ...(name.trim().length < 2 && { name: "Enter your full name" }),
      ...(!agrees && { agrees: "Agree to the terms to continue" }),
    };
    setProblems(result);
    if (option && Object.keys(result).length === 0)
      void accept({ option: option.letter, name: name.trim(), termsVersion: quote.terms_version, isFree });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4 rounded-xl bg-surface p-6 shadow-2 inset-ring inset-ring-line sm:p-7"
    >
      <h2 className="text-h3">{option ? `Accept ${nameOf(quote, option.letter)}` : "Choose an option"}</h2>
      <DueNow quote={quote} total={option?.total_cents} />
      <Field label="Your full name" required hint="It counts as your signature." error={problems.name}>
        <TextInput
          autoComplete="name"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblems(({ name: _, ...others }) => others);
          }}
        />
      </Field>
      <Checkbox
        label={`I accept this quote and the ${termsText(quote.terms_version)}`}
        required
        checked={agrees}
        error={problems.agrees}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <p className="-mt-2 text-ink-2 text-sm">
        Read the <NewTabLink to={`/legal/terms/${quote.terms_version}`}>terms</NewTabLink> and how we use your details
        in the <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>.
      </p>
      {(problem || problems.option) && (
        <Alert tone="bad" announce>
          {problem || problems.option}
        </Alert>
      )}
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        {option ? `Accept for ${formatRand(option.total_cents)}` : "Accept"}
      </Button>
      <p className="flex items-center justify-center gap-2 text-ink-2 text-sm">
        <ShieldCheck aria-hidden="true" className="size-4" />
        {isFree
          ? "Nothing is due now: accepting confirms your booking."
          : "You pay on the next page, by card, EFT or transfer."}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setDeclining(true)}>
        No, thank you
      </Button>
      <QuoteDeclineDialog
        open={isDeclining}
        isBusy={isBusy}
        problem={problem}
        onClose={() => setDeclining(false)}
        onDecline={decline}
      />
    </form>
  );
}

/** The payment that confirms the booking. */
export const dueNow = ({ deposit_share }: Pick<ShownQuote, "deposit_share">, total: number) =>
  Math.round(total * deposit_share);

const nameOf = ({ options }: ShownQuote, letter: OptionLetter) =>
  options.length === 1 ? "this quote" : `option ${letter}`;

function DueNow({ quote, total }: { quote: ShownQuote; total: number | undefined }) {
  if (total === undefined) return null;
  const now = dueNow(quote, total);
  return (
    <dl className="grid gap-1.5 border-line border-y py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-ink-2">Total</dt>
        <dd className="font-display font-extrabold text-2xl">{formatRand(total)}</dd>
      </div>
      {now < total && (
        <div className="flex justify-between gap-4 text-[0.9375rem]">
          <dt className="text-ink-2">Due now ({Math.round(quote.deposit_share * 100)}%)</dt>
          <dd className="font-semibold">{formatRand(now)}</dd>
        </div>
      )}
      {now < total && <p className="text-ink-2 text-sm">The rest is due {restDueText(quote.rest_due_hours)}.</p>}
    </dl>
  );
}

type QuoteDeclineProps = {
  open: boolean;
  isBusy: boolean;
  problem: string;
  onClose: () => void;
  onDecline: (reason: DeclineReason, note: string) => Promise<void>;
};

/** Declines with a reason, which tells us why we lost it. */
function QuoteDeclineDialog({ open, isBusy, problem, onClose, onDecline }: QuoteDeclineProps) {
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => (reason ? void onDecline(reason, note.trim()) : setMissing(true))}
      title="Decline this quote?"
      text="Tell us why, and we may be able to improve it."
      confirmLabel="Decline"
      cancelLabel="Back to the quote"
      busy={isBusy}
    >
      <div className="grid gap-4">
        <Field label="Reason" required error={isMissing ? "Please choose a reason" : undefined}>
          <Select
            value={reason ?? ""}
            placeholder="Please choose"
            options={declineReasons.map((value) => ({ value, label: declineLabels[value] }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setReason(declineReasons.find((one) => one === value));
              setMissing(false);
            }}
          />
        </Field>
        <Field label="Anything else" optional>
          <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
