/** What happens after a retail order is paid (ORDER-20). */
export const NEXT = 'We pack it next and email you when it ships.';
