import { useState } from "react";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bankContract, type LinePart, type ListedLine, type MatchTarget } from "../contract.ts";
import { useBankCall } from "./use-bank-call.ts";

/** `isCredit`: kept as the customer’s credit instead of paying the target. */
export type ChosenPart = { readonly target: MatchTarget; readonly amount: number; readonly isCredit: boolean };

const isSame = (a: MatchTarget, b: MatchTarget) => a.kind === b.kind && a.key === b.key;

/** The parts of a line before matching. A new part takes the amount due, up to the rest. */
export function useLineParts(line: ListedLine, onDone: () => void) {
  const [chosen, setChosen] = useState<readonly ChosenPart[]>([]);
  const [failure, setFailure] = useState<string>();
  const match = useBankCall(bankContract.matchBankLine);
  const sum = chosen.reduce((total, { amount }) => total + (Number.isNaN(amount) ? 0 : amount), 0);
  const left = line.left_cents - sum;
  const change = (parts: readonly ChosenPart[]) => {
    setFailure(undefined);
    setChosen(parts);
  };
  return {
    chosen,
    sum,
    left,
    failure,
    isBusy: match.isPending,
    canMatch: left >= 0 && chosen.length > 0 && chosen.every(({ amount }) => amount > 0),
    isChosen: (target: MatchTarget) => chosen.some((part) => isSame(part.target, target) && !part.isCredit),
    hasCredit: chosen.some(({ isCredit }) => isCredit),
    add: (target: MatchTarget) => change([...chosen, { target, amount: firstAmount(target, left), isCredit: false }]),
    /** Adds the rest of the line as this customer’s credit. */
    addCredit: (target: MatchTarget) => change([...chosen, { target, amount: Math.max(0, left), isCredit: true }]),
    remove: (part: ChosenPart) => change(chosen.filter((one) => one !== part)),
    setAmount: (part: ChosenPart, amount: number) =>
      change(chosen.map((one) => (one === part ? { ...one, amount } : one))),
    async match() {
      const parts = chosen.map(partOf);
      try {
        const { left_cents } = await match.mutateAsync({ id: line.id, parts });
        void toast({ title: wordsFor(chosen, left_cents), kind: "success" });
        onDone();
      } catch (error) {
        setFailure(error instanceof Error ? error.message : "We couldn’t match this line. Try again.");
      }
    },
  };
}

const partOf = ({ target: { kind, key }, amount, isCredit }: ChosenPart): LinePart => ({
  kind: isCredit ? "credit" : kind,
  key,
  amount_cents: amount,
});

function firstAmount({ kind, open_cents }: MatchTarget, left: number): number {
  if (kind === "payment") return open_cents;
  const free = Math.max(0, left);
  return open_cents > 0 ? Math.min(open_cents, free) : free;
}

function wordsFor(chosen: readonly ChosenPart[], left: number): string {
  const parts = chosen.map(
    ({ target, amount, isCredit }) =>
      `${formatRand(amount, { always: true })} to ${isCredit ? `the credit of ${target.customer_name}` : target.title}`,
  );
  const rest = left > 0 ? `. ${formatRand(left, { always: true })} is left on the line` : "";
  return `Matched ${parts.join(", ")}${rest}`;
}
