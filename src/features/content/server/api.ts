import { bind } from "#platform/bind.ts";
import { contentContract } from "../contract.ts";
import { readAttractionPage } from "./read-attraction-page.ts";
import { readAttractionsPage } from "./read-attractions-page.ts";
import { readCompanyDetails } from "./read-company-details.ts";
import { readTourPage } from "./read-page-words.ts";
import { readServicePage } from "./read-service-page.ts";
import { readServicesPage } from "./read-services-page.ts";
import { saveCompanyDetails } from "./save-company-details.ts";

export const contentApi = bind(contentContract, {
  companyDetails: readCompanyDetails,
  saveCompanyDetails,
  tourPage: readTourPage,
  attractionPage: readAttractionPage,
  servicePage: readServicePage,
  attractionsPage: readAttractionsPage,
  servicesPage: readServicesPage,
});
