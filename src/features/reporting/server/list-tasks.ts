import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Opens, Problem } from "../problem-contract.ts";
import type { RawProblem } from "./list-waiting.ts";
import { findTasksOpen, type OpenTask } from "./task-views.ts";

/** Hours for a task without a due date. */
const taskHours = 24;

/** If the subject is itself a problem of this kind, its task adds nothing. */
const saidBy: Readonly<Record<string, Problem["kind"]>> = {
  "sla_breach booking": "request_unanswered",
  "sla_breach enquiry": "enquiry_unanswered",
  "answer_change booking_change": "change_waiting",
  "find_driver trip_change": "trip_without_driver",
  "find_driver trip": "trip_without_driver",
  "verify_trip trip": "trip_problem",
  "refund_approval refund": "refund_waiting",
  "refund_transfer refund": "refund_waiting",
};

/** Open tasks, less those whose thing is in the list already: each thing is listed once. */
export async function listTasks({ db, now }: Context, listed: readonly RawProblem[]): Promise<RawProblem[]> {
  const said = new Set(listed.map(({ kind, subject }) => `${kind} ${subject}`));
  const tasksOpen = await findTasksOpen(db, now);
  return tasksOpen
    .filter((task) => !said.has(`${saidBy[`${task.kind} ${task.subjectKind}`]} ${subjectOf(task)}`))
    .map((task) => ({
      id: task.id,
      kind: "task_open",
      subject: subjectOf(task),
      detail: task.title,
      opens: opensOf(task),
      task: task.id,
      dueAt: task.dueAt ?? addHours(task.createdAt, taskHours),
    }));
}

const isId = /^[0-9a-f]{8}-/;

/** A reference or a number a person can say on the phone, or the address that emails came back from; otherwise “Task”. */
function subjectOf({ subjectKind, subjectId, reference, invoiceNumber, quoteNumber, gatewayNumber }: OpenTask): string {
  const isNamed = ["booking", "enquiry", "quote", "email_address"].includes(subjectKind) && !isId.test(subjectId);
  const named = isNamed ? subjectId : "";
  return invoiceNumber ?? quoteNumber ?? reference ?? gatewayNumber ?? (named || "Task");
}

function opensOf(task: OpenTask): Opens {
  const { subjectKind, subjectId, reference, enquiryId, quoteId, organisation } = task;
  switch (subjectKind) {
    case "refund":
      return { kind: "refund", reference: reference ?? "" };
    case "payment_notification":
      return { kind: "notification", id: subjectId };
    case "invoice":
      // `<invoice>:<paid>`: a second overpayment is another task.
      return { kind: "invoice", id: subjectId.split(":")[0] ?? "" };
    case "vehicle":
      // `<vehicle>:<defect>`: each defect is a separate task.
      return { kind: "vehicle", id: subjectId.split(":")[0] ?? "" };
    case "rating":
      return { kind: "rating", id: subjectId };
    case "incident":
    case "lost_item":
    case "trip_dispute":
    case "partner_dispute":
      return { kind: subjectKind, id: subjectId };
    case "enquiry":
      return { kind: "enquiry", id: enquiryId ?? "" };
    case "quote":
      return { kind: "quote", id: quoteId ?? "" };
    // `<driver>:<version or absence>`: there may be several tasks about one driver.
    case "driver":
      return { kind: "driver_record", id: subjectId.split(":")[0] ?? "", tab: "profile" };
    case "driver_shift":
      return { kind: "driver_record", id: subjectId.split(":")[0] ?? "", tab: "work" };
    case "driver_absence":
      return { kind: "driver_record", id: subjectId.split(":")[0] ?? "", tab: "time" };
    case "partner":
    case "company":
      return {
        kind: "partner",
        id: subjectId,
        of: organisation ?? (subjectKind === "company" ? "corporate" : "hotel"),
      };
    case "email_address":
      return { kind: "email_address", address: subjectId };
    case "person":
    case "deal":
      return { kind: subjectKind, id: subjectId };
    case "":
      return { kind: "task", id: task.id };
    default:
      return { kind: "booking", reference: reference ?? subjectId };
  }
}
