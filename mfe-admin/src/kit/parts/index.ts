export { ActionBar, BarButton } from './action-bar.tsx';
export { actionText, wordsOf } from './action-text.ts';
/** The controls of the staff pages. */
export { countText, roundDollars, typedNumber } from './amounts.ts';
export {
  CHANNEL_NAMES,
  ChannelDot,
  ChannelMark,
  Dot,
  LiveTag,
  PaymentWord,
  paymentLabel,
  StatusBadge,
  StatusDot,
  statusColours,
  Tag,
  type Tone,
} from './badges.tsx';
export { Button, ButtonAnchor, ButtonLink, IconAnchor, IconButton } from './button.tsx';
export { Card, CardNote } from './card.tsx';
export { CheckList } from './check-list.tsx';
export { Choice, optionsOf } from './choice.tsx';
export { DialogFoot, type DialogFootProps } from './dialog-foot.tsx';
export { Facts } from './facts.tsx';
export { FieldMessage } from './field-message.tsx';
export { type Figure, Figures } from './figures.tsx';
export { Gauge } from './gauge.tsx';
export { InputField, ProseField, SelectField } from './input-field.tsx';
export { Key } from './key.tsx';
export { MailPreview } from './mail-preview.tsx';
export { Menu } from './menu.tsx';
export { CheckBox } from './mui/check-box.tsx';
export { ProgressBar } from './mui/progress-bar.tsx';
export { RadioButton } from './mui/radio-button.tsx';
export { Segmented } from './mui/segmented.tsx';
export { Switch } from './mui/switch.tsx';
export { Tabs, tabId } from './mui/tabs.tsx';
export { Notice } from './notice.tsx';
export { NumberField } from './number-field.tsx';
export { OnceShown } from './once-shown.tsx';
export { PageBody } from './page-body.tsx';
export { PageHead } from './page-head.tsx';
export { PageIntro } from './page-intro.tsx';
export { PageTabs } from './page-tabs.tsx';
export { Panel, PanelChoice } from './panel.tsx';
export { PeriodFields } from './period-fields.tsx';
export { Question } from './question.tsx';
export { RowBox } from './row-box.tsx';
export { SearchBox } from './search-box.tsx';
export { SHARE_LABELS } from './share-labels.ts';
export { Spacer } from './spacer.tsx';
export { Sparkline } from './sparkline.tsx';
export { StaffDialog } from './staff-dialog.tsx';
export { Failed, Nothing } from './states.tsx';
export { Sums } from './sums.tsx';
export { TableHead } from './table-head.tsx';
export { TextButton, TextLink } from './text-button.tsx';
export { Thumb } from './thumb.tsx';
export { Tick } from './tick.tsx';
export { UnsavedNotice } from './unsaved-notice.tsx';
export { useCloseOnLeave } from './use-close-on-leave.ts';
export { useFileDrop } from './use-file-drop.tsx';
export { useFormKeys } from './use-form-keys.ts';
export { useLeaveGuard } from './use-leave-guard.tsx';
export { WaitingBox, WaitingCount, WaitingRows } from './waiting.tsx';
export { ZoneMark } from './zone-mark.tsx';
