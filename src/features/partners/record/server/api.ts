import { bind } from "#platform/bind.ts";
import { partnerRecordContract } from "../contract.ts";
import { addPartnerContact } from "./add-partner-contact.ts";
import { inviteColleague } from "./invite-colleague.ts";
import { myPartner } from "./my-partner.ts";
import { readPartner } from "./read-partner.ts";
import { removeColleague } from "./remove-colleague.ts";
import { removePartnerContact } from "./remove-partner-contact.ts";
import { saveMarkup } from "./save-markup.ts";
import { savePartnerBank } from "./save-partner-bank.ts";
import { savePartnerTerms } from "./save-partner-terms.ts";
import { setColleagueRole } from "./set-colleague-role.ts";
import { setMemberRole } from "./set-member-role.ts";
import { withdrawColleague } from "./withdraw-colleague.ts";
import { writePartnerNote } from "./write-partner-note.ts";

export const partnerRecordApi = bind(partnerRecordContract, {
  readPartner,
  savePartnerTerms,
  savePartnerBank,
  addPartnerContact,
  removePartnerContact,
  writePartnerNote,
  setMemberRole,
  myPartner,
  setColleagueRole,
  removeColleague,
  saveMarkup,
  inviteColleague,
  withdrawColleague,
});
