import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { needsOf } from "#domain/passenger/passenger-list.ts";
import type { PassengerList } from "../contract.ts";
import type { ListActions } from "./use-passenger-list.ts";

type KeepProps = { list: PassengerList; keep: ListActions["keep"]; onClose: () => void };

/** Saves people of the list for the next booking. No one is ticked: only the customer says who is saved. */
export function KeepPassengersDialog({ list, keep, onClose }: KeepProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem("");
    try {
      const saved = await keep([...chosen]);
      onClose();
      await toast({ title: saved === 1 ? "1 passenger saved" : `${saved} passengers saved`, kind: "success" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "We couldn’t save them. Try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save passengers"
      description={texts[list.keeps_for ?? "me"]}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} busy={isBusy} onClick={() => void save()}>
            {chosen.length < 2 ? "Save passenger" : `Save ${chosen.length} passengers`}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" announce className="mb-4">
          {problem}
        </Alert>
      )}
      <fieldset className="grid">
        <legend className="sr-only">Passengers to save</legend>
        {list.passengers.map((one) => (
          <Checkbox
            key={one.id}
            label={one.name}
            hint={[one.phone, ...needsOf(one)].filter(Boolean).join(" · ")}
            checked={chosen.includes(one.id)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen((before) => (checked ? [...before, one.id] : before.filter((id) => id !== one.id)))
            }
          />
        ))}
      </fieldset>
    </Dialog>
  );
}

const texts = {
  me: "Choose the people you often book for. Next time you add them with one press. You change and remove them under Profile.",
  customer:
    "Only those the customer asks you to save. They are kept in the customer’s account, where the customer sees, changes and removes them.",
} as const;
