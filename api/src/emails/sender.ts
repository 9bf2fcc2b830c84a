/** What a mail needs to know about its sender. */
export type Sender = {
  name: string;
  ordersEmail: string;
  phone: string;
  postalAddress: string;
  site: string;
};
