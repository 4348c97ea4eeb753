import * as z from "zod/mini";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Breach, breachesContract, breachForm } from "../contract.ts";
import { AffectedDialog } from "./affected-dialog.tsx";
import { BreachFields } from "./breach-fields.tsx";
import { PeopleEmailDialog, RegulatorDialog } from "./notice-dialogs.tsx";

export type BreachStep = "people" | "regulator" | "email" | "edit" | "close" | "download";
export type BreachDialogProps = { breach: Breach; onClose: () => void };

/** The dialog of one step in handling a breach. */
export function BreachDialogs({ step, ...props }: BreachDialogProps & { step: BreachStep }) {
  switch (step) {
    case "people":
      return <AffectedDialog {...props} />;
    case "regulator":
      return <RegulatorDialog {...props} />;
    case "email":
      return <PeopleEmailDialog {...props} />;
    case "edit":
      return <EditDialog {...props} />;
    case "close":
      return <CloseDialog {...props} />;
    case "download":
      return <DownloadDialog {...props} />;
  }
}

/** A breach’s fields in the format of the call that changes it. */
export const factsOfBreach = (breach: Breach) => ({
  breach_id: breach.id,
  version: breach.version,
  title: breach.title,
  story: breach.story,
  data_kinds: breach.data_kinds,
  consequences: breach.consequences,
  measures: breach.measures,
  advice: breach.advice,
  happened_on: breach.happened_on,
  regulator_number: breach.regulator_number,
});

const editForm = z.omit(breachForm, { discovered_at: true });

function EditDialog({ breach, onClose }: BreachDialogProps) {
  const change = useMakeCall(breachesContract.changeBreach, [breachesContract.listBreaches]);
  const { breach_id: _id, version: _version, regulator_number: _number, ...facts } = factsOfBreach(breach);
  return (
    <FormDialog
      title="Edit breach"
      text="The emails are drafted from these fields."
      confirmLabel="Save"
      doneLabel="Breach saved"
      size="md"
      schema={editForm}
      defaultValues={facts}
      onClose={onClose}
      onConfirm={(values) => change.mutateAsync({ ...factsOfBreach(breach), ...values })}
    >
      <BreachFields />
    </FormDialog>
  );
}

function CloseDialog({ breach, onClose }: BreachDialogProps) {
  const close = useMakeCall(breachesContract.closeBreach, [breachesContract.listBreaches]);
  return (
    <ActionDialog
      title="Close breach?"
      text="Possible once the Information Regulator and everyone affected have been notified."
      confirmLabel="Close breach"
      doneLabel="Breach closed"
      reason={{ label: "Lessons learned", maxLength: 4000 }}
      onClose={onClose}
      onConfirm={(lessons) => close.mutateAsync({ breach_id: breach.id, version: breach.version, lessons })}
    />
  );
}

const quoted = (text: string) => `"${text.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`;

function DownloadDialog({ breach, onClose }: BreachDialogProps) {
  const list = useMakeCall(breachesContract.listAffected, []);
  const download = async () => {
    const { people } = await list.mutateAsync({ breach_id: breach.id });
    const lines = people.map(({ name, email, notified_at }) => [name, email, notified_at ?? ""].map(quoted).join(","));
    saveFile({
      name: `${breach.reference}-affected.csv`,
      type: "text/csv",
      content: ["name,email,notified_at", ...lines].join("\r\n"),
    });
  };
  return (
    <ActionDialog
      title="Download the list?"
      text="Names and email addresses of everyone affected. The activity log records it."
      confirmLabel="Download"
      doneLabel="The file is in your downloads."
      onClose={onClose}
      onConfirm={download}
    />
  );
}
