import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
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
  const { data, error, refetch } = useCall(statementsContract.myPartnerStatements, {});
  if (openId) return <OpenStatement id={openId} onBack={() => setOpenId("")} />;
  if (!data && error)
    return <ReadFailed title="We couldn’t load your statements" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  return (
    <Card>
      <CardHeader title="Statements" note="What we pay you, month by month." />
      <StatementList statements={data.statements} onOpen={setOpenId} />
    </Card>
  );
}

function OpenStatement({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, refetch } = useCall(statementsContract.myPartnerStatement, { statement_id: id });
  const [disputed, setDisputed] = useState<StatementLine>();
  const file = (format: "pdf" | "csv") =>
    callSignedIn(statementsContract.myPartnerStatementFile, { statement_id: id, format });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        size="sm"
        variant="quiet"
        className="-ml-4 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
      >
        All statements
      </Button>
      {!data && error && (
        <ReadFailed title="We couldn’t load this statement" error={error} onAgain={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard lines={5} />}
      {data && (
        <StatementView
          shown={data}
          files={
            <>
              <FileButton label="PDF" read={() => file("pdf")} />
              <FileButton label="CSV" read={() => file("csv")} />
            </>
          }
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
