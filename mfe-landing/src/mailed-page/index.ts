export { MailedPage } from './mailed-page.tsx';
