import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bankContract, type ListedLine } from "../contract.ts";
import { doubtText } from "./bank-labels.ts";
import { BankLinePartsList } from "./bank-line-parts-list.tsx";
import { MatchBankLineForm } from "./match-bank-line-form.tsx";
import { useBankCall } from "./use-bank-call.ts";

type BankLineDrawerProps = { line: ListedLine | undefined; onClose: () => void };

/** One statement line: its matches, and the unmatched rest. */
export function BankLineDrawer({ line, onClose }: BankLineDrawerProps) {
  return (
    <Drawer open={line !== undefined} onClose={onClose} title="Bank line">
      {line && (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p className="font-bold font-display text-2xl tabular-nums">
              {formatRand(line.amount_cents, { always: true })}
            </p>
            <p>{formatDate(line.booked_on)}</p>
            <p className="break-words text-ink-2">{line.description}</p>
          </div>
          {line.doubt && (
            <Alert tone="warn" title={doubtText(line.doubt, line.named_reference)}>
              {line.doubt === "part_left" &&
                `${formatRand(line.left_cents, { always: true })} of this line is not matched yet.`}
              {line.expected_cents !== null &&
                `${line.named_reference} has ${formatRand(line.expected_cents, { always: true })} due.`}
            </Alert>
          )}
          {line.parts.length > 0 && <BankLinePartsList parts={line.parts} onDone={onClose} />}
          {line.left_cents > 0 && line.aside_by === null && <MatchBankLineForm line={line} onDone={onClose} />}
          {(line.left_cents > 0 || line.amount_cents <= 0) && <Aside line={line} onClose={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

type AsideProps = { line: ListedLine; onClose: () => void };

function Aside({ line, onClose }: AsideProps) {
  const aside = useBankCall(bankContract.ignoreBankLine);
  const isAside = line.aside_by !== null;
  const put = () =>
    aside.mutateAsync({ id: line.id, is_aside: !isAside }).then(
      () => {
        onClose();
        void toast({ title: isAside ? "Line restored" : "Line ignored", kind: "success" });
      },
      (error: unknown) =>
        void toast({ title: error instanceof Error ? error.message : "We couldn’t save that.", kind: "error" }),
    );
  return (
    <div className="grid justify-items-start gap-2">
      {isAside && <p className="text-ink-2 text-sm">Ignored by {line.aside_by}.</p>}
      <Button variant="quiet" size="sm" busy={aside.isPending} onClick={() => void put()}>
        {isAside ? "Restore line" : "Ignore: not a customer payment"}
      </Button>
    </div>
  );
}
