import { bind } from "#platform/bind.ts";
import { contentContract } from "../contract.ts";
import { readCompanyDetails } from "./read-company-details.ts";
import { readAttractionPage, readServicePage, readTourPage } from "./read-page-words.ts";
import { saveCompanyDetails } from "./save-company-details.ts";

export const contentApi = bind(contentContract, {
  companyDetails: readCompanyDetails,
  saveCompanyDetails,
  tourPage: readTourPage,
  attractionPage: readAttractionPage,
  servicePage: readServicePage,
});
