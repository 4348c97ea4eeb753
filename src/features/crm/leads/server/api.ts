import { bind } from "#platform/bind.ts";
import { leadsContract } from "../contract.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { answerQueue } from "./answer-queue.ts";
import { assignEnquiry } from "./assign-enquiry.ts";
import { fileEnquiry } from "./file-enquiry.ts";
import { noteEnquiry } from "./note-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";
import { reopenEnquiry } from "./reopen-enquiry.ts";
import { unassignEnquiry } from "./unassign-enquiry.ts";

export const leadsApi = bind(leadsContract, {
  answerQueue,
  readEnquiry,
  assignEnquiry,
  unassignEnquiry,
  answerEnquiry,
  noteEnquiry,
  fileEnquiry,
  reopenEnquiry,
});
