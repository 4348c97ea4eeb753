import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { BackButton } from "#design/back-button.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { addMonths, localDate, localDateOf } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { Call } from "#platform/contract.ts";
import { commissionsContract } from "../contract.ts";
import { answerForm, type StatementLine, statementsContract } from "../statements-contract.ts";
import { StatementList } from "./statement-list.tsx";
import { StatementView, untilText } from "./statement-view.tsx";

/** Lists outside this feature that reload when statements are issued. */
type Feeds = readonly Call[];

/** Statements of all partners, or the one in the address. */
export function StatementsTab({ kind, feeds }: { kind: OrganisationKind; feeds: Feeds }) {
  const { read, go } = usePageAddress();
  const openId = read("statement");
  return openId ? (
    <AdminStatement id={openId} onBack={() => go({ statement: "" })} />
  ) : (
    <AllStatements kind={kind} feeds={feeds} onOpen={(statement) => go({ statement })} />
  );
}

type AllStatementsProps = { kind: OrganisationKind; feeds: Feeds; onOpen: (id: string) => void };

function AllStatements({ kind, feeds, onOpen }: AllStatementsProps) {
  const { pages, error, again, ...paging } = useCallPages(statementsContract.partnerStatements, (after) => ({
    kind,
    after: after ?? null,
  }));
  if (!pages && error) return <ReadFailed title="We couldn’t load the statements" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={5} />;
  return (
    <Card>
      <CardHeader
        title="Statements"
        note="We issue them on the first of each month."
        actions={
          <Permitted action="approve_payouts">
            <IssueButton feeds={feeds} />
          </Permitted>
        }
      />
      <StatementList statements={pages.flatMap((page) => page.statements)} namesPartner onOpen={onOpen} />
      <ShowMore paging={paging} className="mt-3" />
    </Card>
  );
}

function IssueButton({ feeds }: { feeds: Feeds }) {
  const [isOpen, setOpen] = useState(false);
  const issue = useMakeCall(statementsContract.issueStatements, [
    statementsContract.partnerStatements,
    commissionsContract.partnerCommissions,
    ...feeds,
  ]);
  const month = addMonths(localDate(`${localDateOf(new Date()).slice(0, 7)}-01`), -1);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Issue statements
      </Button>
      {isOpen && (
        <ActionDialog
          title="Issue statements?"
          text={`One for each partner with approved commission earned up to ${untilText(month)} and no statement for that month yet. We’ll email them to the owners.`}
          confirmLabel="Issue statements"
          doneLabel="Statements issued"
          onClose={() => setOpen(false)}
          onConfirm={() => issue.mutateAsync({ month })}
        />
      )}
    </>
  );
}

function AdminStatement({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, wait } = readOrWait(
    useCall(statementsContract.readStatement, { statement_id: id }),
    "this statement",
    5,
  );
  const [answered, setAnswered] = useState<StatementLine>();
  const readFile = (format: "pdf" | "csv") =>
    callSignedIn(statementsContract.statementFile, { statement_id: id, format });
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackButton onClick={onBack}>All statements</BackButton>
      {wait}
      {data && (
        <StatementView
          shown={data}
          readFile={readFile}
          actionsOf={(line) =>
            line.dispute?.state === "open" && (
              <Permitted action="approve_payouts">
                <Button size="sm" onClick={() => setAnswered(line)}>
                  Answer<span className="sr-only"> the dispute about {line.reference}</span>
                </Button>
              </Permitted>
            )
          }
        />
      )}
      {answered && <AnswerDialog line={answered} onClose={() => setAnswered(undefined)} />}
    </div>
  );
}

/** Our team’s answer to a partner’s dispute. */
function AnswerDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const answer = useMakeCall(statementsContract.answerLineDispute, [
    statementsContract.readStatement,
    statementsContract.partnerStatements,
    commissionsContract.partnerCommissions,
  ]);
  return (
    <FormDialog
      title={`Answer about ${line.reference}`}
      text={line.dispute?.reason ?? ""}
      confirmLabel="Send answer"
      doneLabel="Answer sent"
      schema={answerForm}
      defaultValues={{ outcome: "upheld", answer: "", correction_cents: 0 }}
      onClose={onClose}
      onConfirm={(values) => answer.mutateAsync({ ...values, dispute_id: line.dispute?.id ?? "" })}
    >
      <FormField name="outcome" label="Decision" required>
        {({ value, onChange }) => (
          <Segmented
            label="Decision"
            value={value}
            onChange={onChange}
            options={[
              { value: "upheld", label: "Correct it" },
              { value: "dismissed", label: "Leave it" },
            ]}
          />
        )}
      </FormField>
      <Correction />
      <FormField name="answer" label="Answer" hint="We’ll email it to the partner’s owners." required>
        <TextArea maxLength={1000} rows={4} />
      </FormField>
    </FormDialog>
  );
}

function Correction() {
  const { control } = useFormContext();
  if (useWatch({ control, name: "outcome" }) !== "upheld") return null;
  return (
    <FormField name="correction_cents" label="Add to the next statement" required>
      {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
    </FormField>
  );
}
