import { MonitorPlay, Trash2 } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type ArrivalScreen, arrivalsContract as contract } from "../contract.ts";

/** The links of a hotel’s lobby screens, which need no sign-in. */
export function ScreensCard() {
  const { data, wait } = readOrWait(useCall(contract.listArrivalScreens, {}), "your screens", 3);
  const [isAdding, setAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ArrivalScreen>();
  const create = useMakeCall(contract.createArrivalScreen, [contract.listArrivalScreens]);
  const withdraw = useMakeCall(contract.withdrawArrivalScreen, [contract.listArrivalScreens]);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Lobby screens"
        note="Open the link on a TV. It needs no sign-in and shows first names and an initial only."
        actions={
          <Button size="sm" variant="outline" icon={<MonitorPlay aria-hidden />} onClick={() => setAdding(true)}>
            Add screen
          </Button>
        }
      />
      {data.screens.length === 0 ? (
        <p className="text-ink-2">No screens yet. Add one for each TV in your property.</p>
      ) : (
        <ul className="grid gap-4">
          {data.screens.map((screen) => (
            <ScreenRow key={screen.id} screen={screen} onWithdraw={() => setWithdrawn(screen)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <FormDialog
          title="Add lobby screen"
          text="You’ll get a link for one TV. Anyone who has it can see the screen."
          confirmLabel="Add screen"
          doneLabel="Screen added"
          schema={nameSchema}
          defaultValues={{ name: "" }}
          onClose={() => setAdding(false)}
          onConfirm={({ name }) => create.mutateAsync({ name })}
        >
          <FormField name="name" label="Where it is" required>
            <TextInput maxLength={60} placeholder="Lobby" />
          </FormField>
        </FormDialog>
      )}
      {withdrawn && (
        <ActionDialog
          title={`Withdraw screen “${withdrawn.name}”?`}
          text="Its link stops working on any TV where it’s open."
          confirmLabel="Withdraw screen"
          doneLabel="Screen withdrawn"
          tone="danger"
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() => withdraw.mutateAsync({ screen_id: withdrawn.id })}
        />
      )}
    </Card>
  );
}

const nameSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1, "Enter where the screen is")) });

function ScreenRow({ screen, onWithdraw }: { screen: ArrivalScreen; onWithdraw: () => void }) {
  const { name, address, seen_at: seenAt } = screen;
  return (
    <li className="grid gap-2">
      <p className="leading-snug">
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-2 text-sm">
          {seenAt ? `Last on ${formatDateTime(seenAt)}` : "Not opened yet"}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ variant: "outline", size: "sm" })}>
          Open<span className="sr-only"> screen {name} in a new tab</span>
        </a>
        <CopyButton text={address} label="Copy link" />
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={onWithdraw}>
          Withdraw<span className="sr-only"> screen {name}</span>
        </Button>
      </div>
    </li>
  );
}
