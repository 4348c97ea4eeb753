import { KeyRound } from "lucide-react";
import { Button } from "#design/button.tsx";
import type { DemoAccountOffer } from "../contract.ts";

type DemoSignInsProps = {
  accounts: readonly DemoAccountOffer[];
  isBusy: boolean;
  onPick: (account: DemoAccountOffer) => void;
};

/** In the demo one need not know any password. With a real company the list is empty and nothing is shown. */
export function DemoAccountsList({ accounts, isBusy, onPick }: DemoSignInsProps) {
  if (accounts.length === 0) return null;
  return (
    <div className="grid gap-2.5 rounded-md bg-accent-soft p-4">
      <p className="text-sm text-warn">Demo with sample data. Sign in as:</p>
      {accounts.map((account) => (
        <Button
          key={account.email}
          variant="outline"
          size="sm"
          wide
          disabled={isBusy}
          icon={<KeyRound aria-hidden="true" />}
          onClick={() => onPick(account)}
        >
          Sign in as demo {account.label.toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
