import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { requestKindLabels } from "#domain/privacy/privacy-request-labels.ts";
import type { AnswerKind } from "#domain/privacy/request-email.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { privacyRequestsContract } from "../contract.ts";
import { AnswerDialog, answerActions } from "./answer-dialog.tsx";
import { RequestChanges } from "./request-changes.tsx";
import { RequestFacts } from "./request-facts.tsx";

/** One request with its clock, actions and emails. An empty id closes the drawer. */
export function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(privacyRequestsContract.listPrivacyRequests, { request_id: id }, { enabled: id !== "" });
  const request = query.data?.requests.find((one) => one.id === id);
  const [answer, setAnswer] = useState<AnswerKind>();
  return (
    <Drawer
      open={id !== ""}
      onClose={onClose}
      title={request ? requestKindLabels[request.kind] : "Privacy request"}
      footer={
        request &&
        request.answers.length > 0 &&
        request.answers.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant={kind === request.answers[0] ? "primary" : "outline"}
            onClick={() => setAnswer(kind)}
          >
            {answerActions[kind].label}
          </Button>
        ))
      }
    >
      {query.isError && !query.data ? (
        <ReadFailed title="We couldn’t load the request" error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        !query.data && id !== "" && <SkeletonCard lines={6} />
      )}
      {query.data && !request && <p className="text-ink-2">We couldn’t find that request.</p>}
      {request && (
        <div className="grid gap-5">
          <RequestFacts request={request} />
          {request.state === "open" && <RequestChanges key={request.version} request={request} />}
        </div>
      )}
      {request && answer && <AnswerDialog request={request} answer={answer} onClose={() => setAnswer(undefined)} />}
    </Drawer>
  );
}
