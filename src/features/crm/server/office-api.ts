import { bind } from "#platform/bind.ts";
import { crmOfficeContract } from "../office-contract.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { answerQueue } from "./answer-queue.ts";
import { fileEnquiry, reopenEnquiry } from "./file-enquiry.ts";
import { finishTask } from "./finish-task.ts";
import { noteEnquiry } from "./note-enquiry.ts";
import { officeEnquiry } from "./office-enquiry.ts";
import { openTasks } from "./open-tasks.ts";
import { releaseEnquiry, takeEnquiry } from "./take-enquiry.ts";

export const crmOfficeApi = bind(crmOfficeContract, {
  answerQueue,
  officeEnquiry,
  takeEnquiry,
  releaseEnquiry,
  answerEnquiry,
  noteEnquiry,
  fileEnquiry,
  reopenEnquiry,
  openTasks,
  finishTask,
});
