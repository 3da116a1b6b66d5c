type EnquiryField = {
  name: string;
  isRequired: boolean;
  /** Characters that the database takes; it counts one of two code units as one. */
  limit: number;
  type: "text" | "email" | "tel" | "textarea";
  /** The attribute `autocomplete`. */
  autoComplete: string;
};

/**
 * The fields of an enquiry, in the order of the form. The database checks `isRequired` and `limit`
 * again: in `find_enquiry_problem()`, of 20261128100000_enquiries.sql in supabase/migrations, and in
 * `submit_enquiry()`, which is newest in 20261130100001_enquiry_limits.sql; tests/database/enquiries.test.ts
 * finds out if these differ. A new field is also in the list of content/privacy.ts.
 */
export const enquiryFields = [
  { name: "name", isRequired: true, limit: 320, type: "text", autoComplete: "name" },
  { name: "email", isRequired: true, limit: 320, type: "email", autoComplete: "email" },
  { name: "company", isRequired: false, limit: 200, type: "text", autoComplete: "organization" },
  { name: "phone", isRequired: false, limit: 200, type: "tel", autoComplete: "tel" },
  { name: "product_interest", isRequired: true, limit: 1000, type: "text", autoComplete: "off" },
  { name: "message", isRequired: true, limit: 8000, type: "textarea", autoComplete: "off" },
] as const satisfies readonly EnquiryField[];

export type FieldName = (typeof enquiryFields)[number]["name"];

export type Fields = Record<FieldName, string>;

/** An object with the value of each field. */
export function makeFields(read: (name: FieldName) => string): Fields {
  return {
    name: read("name"),
    email: read("email"),
    company: read("company"),
    phone: read("phone"),
    product_interest: read("product_interest"),
    message: read("message"),
  };
}

/** The key in local storage of the submissions made in a browser. */
export const SUBMISSIONS_KEY = "contactFormSubmissions";
