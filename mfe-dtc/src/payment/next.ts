/** What happens after a retail order is paid (ORDER-20). */
export const NEXT = 'We pack it next. Once it has left, a mail says where it is.';
