import { bind } from "#platform/bind.ts";
import { finishTask } from "../../tasks/server/finish-task.ts";
import { openTasks } from "../../tasks/server/open-tasks.ts";
import { leadsContract } from "../contract.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { answerQueue } from "./answer-queue.ts";
import { assignEnquiry, unassignEnquiry } from "./assign-enquiry.ts";
import { fileEnquiry, reopenEnquiry } from "./file-enquiry.ts";
import { noteEnquiry } from "./note-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";

export const leadsApi = bind(leadsContract, {
  answerQueue,
  readEnquiry,
  assignEnquiry,
  unassignEnquiry,
  answerEnquiry,
  noteEnquiry,
  fileEnquiry,
  reopenEnquiry,
  openTasks,
  finishTask,
});
