import { useState } from "react";
import { BackButton } from "#design/back-button.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { disputeForm, type StatementLine, statementsContract } from "../statements-contract.ts";
import { StatementList } from "./statement-list.tsx";
import { StatementView } from "./statement-view.tsx";

/** The partner’s own statements, with one open. */
export function MyStatementsCard() {
  // An emailed link opens its statement.
  const { read, go } = usePageAddress();
  const openId = read("statement");
  const setOpenId = (statement: string) => go({ statement });
  const { data, wait } = readOrWait(useCall(statementsContract.myPartnerStatements, {}), "your statements", 4);
  if (openId) return <OpenStatement id={openId} onBack={() => setOpenId("")} />;
  if (wait) return wait;
  return (
    <Card>
      <CardHeader title="Statements" note="What we pay you, month by month." />
      <StatementList statements={data.statements} onOpen={setOpenId} />
    </Card>
  );
}

function OpenStatement({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, wait } = readOrWait(
    useCall(statementsContract.myPartnerStatement, { statement_id: id }),
    "this statement",
    5,
  );
  const [disputed, setDisputed] = useState<StatementLine>();
  const readFile = (format: "pdf" | "csv") =>
    callSignedIn(statementsContract.myPartnerStatementFile, { statement_id: id, format });
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackButton onClick={onBack}>All statements</BackButton>
      {wait}
      {data && (
        <StatementView
          shown={data}
          readFile={readFile}
          actionsOf={(line) =>
            line.dispute === null && (
              <Button size="sm" variant="outline" onClick={() => setDisputed(line)}>
                Dispute<span className="sr-only"> the line of {line.reference}</span>
              </Button>
            )
          }
        />
      )}
      {disputed && <DisputeDialog line={disputed} onClose={() => setDisputed(undefined)} />}
    </div>
  );
}

function DisputeDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const dispute = useMakeCall(statementsContract.disputeLine, [
    statementsContract.myPartnerStatement,
    statementsContract.myPartnerStatements,
  ]);
  return (
    <FormDialog
      title={`Dispute ${line.reference}?`}
      text="Our team will check this line and answer by email. The rest of the statement is paid as usual."
      confirmLabel="Send"
      doneLabel="Dispute sent"
      schema={disputeForm}
      defaultValues={{ reason: "" }}
      onClose={onClose}
      onConfirm={({ reason }) => dispute.mutateAsync({ commission_id: line.id, reason })}
    >
      <FormField name="reason" label="What is wrong?" required>
        <TextArea maxLength={1000} rows={4} />
      </FormField>
    </FormDialog>
  );
}
