import type { LegalDocument } from "./legal-shapes.ts";

export const paiaManual: LegalDocument = {
  title: "PAIA manual",
  lead: "Which records we hold and how to request them, under section 51 of the Promotion of Access to Information Act 2 of 2000.",
  metaTitle: "PAIA manual | {company}",
  metaDescription:
    "The manual of {company} under section 51 of the Promotion of Access to Information Act: records, how to request access, fees and remedies.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "guide",
      title: "The Regulator’s guide",
      rules: [
        "The Information Regulator publishes a guide, in every official language, on how to use the Act: inforegulator.org.za.",
        "Please send requests to our information officer, at the address and email above.",
      ],
    },
    {
      id: "open",
      title: "Records available without a request",
      rules: [
        "This site: services, prices, terms, policies and this manual.",
        "Your own bookings, quotes, invoices and receipts, in your account or with their reference and access code.",
        "For inspectors: the licences of a vehicle and its driver, through the code the driver shows.",
      ],
    },
    {
      id: "records",
      title: "Records we hold",
      rules: [
        "Company: registration, accreditation, operating licences, insurance, contracts, policies.",
        "Finance: invoices, credit notes, payments, refunds, bank records, tax returns.",
        "Customers: bookings, quotes, correspondence, complaints, ratings.",
        "Operations: trips, vehicles, servicing and repairs, positions, incidents.",
        "Drivers and staff: personnel records, licences, hours, pay, applications.",
        "Partners: hotels, agents, providers and companies, with their contracts and statements.",
        "Also held under: Companies Act, VAT Act, Income Tax Act, National Land Transport Act, National Road Traffic Act, Basic Conditions of Employment Act, Consumer Protection Act, Electronic Communications and Transactions Act.",
      ],
    },
    {
      id: "personal",
      title: "Personal information",
      rules: [
        "The privacy notice, which forms part of this manual, explains why we use personal information, whose it is, who receives it, whether it leaves South Africa and how it is protected.",
      ],
    },
    {
      id: "request",
      title: "How to request a record",
      rules: [
        "Complete Form 2 of the PAIA regulations, available from the Regulator, and send it to the information officer.",
        "State which record you want, in which form, and which right it protects. Include proof of identity and, if you act for someone else, of your authority.",
        "We decide within 30 days. A large search may take 30 days more, in which case we let you know.",
        "For your own personal information there is no request fee. For other records the prescribed fees apply, and we tell you the amount first.",
      ],
    },
    {
      id: "refusal",
      title: "If we refuse",
      rules: [
        "We refuse only on the grounds in chapter 4 of the Act, such as the privacy or trade secrets of others, and give our reasons.",
        "You can complain to the Information Regulator within 180 days (PAIAComplaints@inforegulator.org.za), or apply to a court.",
      ],
    },
  ],
};
