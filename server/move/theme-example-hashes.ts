export type ExampleTheme = 'al-folio' | 'hugoblox' | 'lab-website-template' | 'wordpress'

/**
 * Hashes of the titles and sentences of all examples that a theme had in any version. `server/tools/move/hash-theme-examples.ts`
 * prints them.
 */
export const hashesByTheme: Readonly<Record<ExampleTheme, string>> = {
  'al-folio': `
-5z3Vga -76iU9S -Bdp2rp -CQyN-H -EA1_ZW -N3EWDI -Nxh43h -OSQH3X -QDQkHe -SEv44v -WXrQ1f -XOhk0Q -YAMgTH -Zc6fXA -Zj-Bq- -_owhon
-aoW0v5 -h6txMa -ip2pD8 -jLd49P -jfenaS -nW1wl_ -tSgCG5 -uDR-fy -uQS_T6 -uzp_yv -y8F2Vx -yhCRym -yuft1Z -yzJrMj 00RvUML 05wRhyn
06Elm-T 072Gobq 07fTLmO 0BUUGVA 0EwUYzG 0LQl4A4 0RRIcNn 0RoBkrt 0U9OYgR 0UOneCp 0YT25_E 0YeXVQb 0_a_Nj3 0bHhYvy 0dJ8_eV 0fXSzu6
0hT4j_x 0i4nlUM 0kMFtk1 0mg3WoR 0n-xXDM 0tjtVFw 0xp_IeB 0ym_KeP 128yLKs 13LrtFk 1APnXSe 1BW_7Pi 1E3uIBZ 1FPqfIW 1GWAjc4 1MqEMXU
1OEn-PX 1UmGEFC 1WzNZcu 1_wZXXc 1_y0ofq 1bQFmr0 1dtBWiY 1hvEwxu 1jX1MWO 1le640A 1qIlaoQ 1sJxhMy 233Mq1a 2Ayb-RD 2I1OHdY 2JC3zvQ
2KUugsS 2KWJXG5 2M7aLyj 2Mn7rxJ 2Mse1I2 2NMcAwy 2NzORWD 2QO9QAq 2S6oTXd 2TBXLy3 2TV1c1y 2Ul3gp5 2Z0q1ao 2_0qSlZ 2ht7tsE 2rRwIep
2rdBtii 2uAYlK8 2vuoqg2 2wjcK5j 3-AKT3T 3-h4i9h 3-q66ah 31kifeT 32gmyFd 35RBqd- 386PwRs 38M3a4J 3I6JbBI 3J_9z_M 3LNmI6P 3MuglOI
3NMkeac 3NVAYX6 3PliaL2 3TaMx7v 3U-1Apm 3YheZ-c 3Yxyleu 3Z6IEjD 3cVtcjl 3cZYVkU 3gXS3AY 3jSdvcc 3lP8hjS 3mq9BRv 3n0bcho 3nj1JpL
3qe53Aa 3rPjZsB 3sDwBOq 3tV5hi2 3tiZ3SY 3uiEYax 3w8c-UV 3wh5ltR 3wrW5Di 3ylOnXH 3zoCVaI 46Ls_sW 47Ur5df 47qjotr 49EdpN1 49tOX7Q
4E6ykCD 4EMOAWE 4I1waz5 4Isobis 4JnwmuV 4OSLGPI 4PT_6JX 4T-RmXf 4UB1Wz9 4VOgm4q 4XI8ouN 4YYCLQk 4Ylx06g 4aFJxLm 4aJ10S7 4epBTNM
4fkkM_d 4jj5Utj 4l4xWlZ 4lAu21t 4miHJyt 4nHzB_y 4oKnAr3 4qACpAz 4qjgZBT 4r-71Js 4sJNY7p 4sZ9rN_ 4ubEWls 4y05whE 4zNLX0G 51xcYom
54deCL_ 59N5nsw 59b9MDq 5AWgCLC 5DwOPyE 5F2cpoL 5FQKfIQ 5FfcYue 5Muv6C_ 5QQEJYA 5QqWgai 5Zze-_6 5bExQPN 5eI5Vgv 5kKxKQG 5lLXB3R
5nqD0PR 5pgBpMl 5qFtxpn 5tLtVnN 5wdw5vZ 5x8-_u_ 5z30QRi 60qzuLM 626dP5Y 62O3AzW 63EUUH2 6D8UWQO 6EJOpTO 6EhCFtG 6EndWgc 6HHETBC
6I9k9og 6JBrqYR 6KRk2Y_ 6MAwtex 6RNHkV6 6VkMBM6 6WR8171 6Ym7Csw 6akpV4G 6bWmnmr 6g2VEba 6hVwYoQ 6jqur08 6kj-kx9 6lZtE29 6pW5dLi
6v1Grgo 6xWPnbk 7-mIapJ 77ewbxI 79qtH4q 7AyxR_I 7BMjiF6 7GFNpx8 7Jk-mZZ 7Jn6PE8 7K7KK1X 7LQ4aN5 7NeZWq- 7QcSfrA 7UkE2q7 7Uoq2Gf
7_ksaOW 7acXRsA 7b9HthP 7bLNO3T 7bRlYkK 7coknY0 7fuWIGk 7ipk8-5 7k2YjGX 7mJALZV 7m_c85W 7pjbOv1 7rfnerM 7thKC5B 7wBxv_3 7wO3PH7
7wcGdX7 89P2aJh 8AGnlvE 8BUTPAd 8BoL_qV 8Kkg-2x 8NO5JuO 8PPW0j8 8PtlPUu 8XmlCdM 8Y0oEf- 8ZNAnKs 8_defoU 8fHE5mN 8oS9w8H 8q3o_gX
8qnB8x0 8r0ONl7 8uqp8bl 8v-Dhgp 8zBESiX 93CsldU 94Z9rxA 97AN_Ba 97yx69L 9B1Y5JU 9FW4Uly 9GmAKjF 9L-ff8v 9N69t6t 9NW1eHk 9Pryc4u
9R74u2D 9UaNlu6 9WysSML 9XUw8LX 9ZA9YYo 9ZU2Oqh 9ddReW3 9f-Pt0k 9fE1TIw 9kaRBod 9nmjXF_ 9rAsc1R 9rQbgB1 9sMwKcS 9slY1wz 9taQErL
9wH54T6 9xxliqQ 9yGpzYL A2wY9wI A3eCU8c A3rq6vS A8mkhJu AHnRKmx AM7y3ZN AgbGXSr AhC14fB Ai02YYM AkQca3t AkqZTeV Al0Vna5 AmPjo_w
An1Foec AoM2GrK Ar0XXzK AyJIPMD AyjKhMj B-IfF0a B4KSgQM BEBZPgf BG0-DfC BJwHod6 BKLMWsm BLIWO7G BMPdEMf BTPzhxJ BTwbqS4 BXAuAi0
Bbsn_fL BcfbrBT BfpTuW6 BhTM713 BjiMeG9 BmdrFCR Bpzl9d6 BqMaSdK Bqhbqmf BzKwD5U BzYNKRz CF5T5rc COghuzp CP8B7VG CRsi4ld CTzxG6T
CW3l4w1 Cd7enxZ ChUQJbQ Ckc-vvx CobDR3A CxRFprW CzRsEUT D33hdPf D7NHEgd D7zO3WF DBOWk4n DEFpLip DEy9zZE DHGZ86t DHIFjLe DIM-efZ
DOuedOh DPX48Jl DU5Jymg DU_Ep40 DVWuslx DWHMF-S DWKxTxs DXV9pfj DXxAsns DbVgKXJ DhLn1Yt DjxEiqv DodjLNR DrYLiQS E6a9mAb E99evYo
EJNdZpD EL_IfK6 EM4eb1Y EPDYOEn ER1KE3U EU9TSMc EYH-Ygg EYtpjOh EaSmC1G EblVz7- Ed_hVy0 EdtX8-A EdzmsiO Ee22d-d Eg0_LUh Ehr3LVv
Ehx2Bz2 Ehzpm6- Ei0sRXG Ej_WZqo EkoM7W8 EqXRjui ErTLs58 EsFEQ68 EshX4JJ Etyuyjw Eu6NZft EvFV3Ne EwPAaws F37guKl F3zvARm F4tRhjN
F9C212H FA3q-rQ FCJ-xep FCzLb4_ FEqBnpc FGJJrj1 FI3pxae FJZG--1 FJZYL6Q FKlwoBL FMVv0jN FOplB2R FXmbCyF FbqqQRZ FfpCtb3 Fkd2iMD
FufFWRw FuxJkpY FveKfWM FwBjMQ1 FxFbqI9 FyOAUAS G0qpQ7z G0yRM9p G5YN3Ln G64n0DI G7og8hP G90Qn7P GA8WGlx GBvX7JK GEbBDzC GHfSMId
GIGm8Ng GJ6WGa- GKVhdYc GMdL9ue GMsdtJK GNngtzp GRVCvjt GSTwdWY GVCUp55 GYec2f- GZ62SIR GcPUIkn GcSizxM GeVJwuK GeYmkCY GhZGFKz
GkHfdTk GnFepnV GpPRZ1B GqinECi GrJgbro GsqA6LV GtETsMr GvdJR6g GwjW_iD Gx0rEzt Gxax31O Gy7aiFu Gy8DC_y GyFXEjF H090iu5 H7aRmGc
H9qfnJ9 HAN81-i HDG8QLI HFaEClG HFg_s9_ HI-FqVA HIV-R-P HJEKbKH HKI7LRG HKJkgbN HPKSGMR HTbb7o6 HcWuW2g HeI8ZI9 HiYs19E HmEnHQK
Hp3fWNV Hqh2_nr HqsCTdA Hs1nA3P HuYzBqw HvLNMsO Hw0mP7a HwUsucm HzG1KP5 I0T1o7e I40ASe- I5WUYXa IBZPXdD IE3JFJC IELtGlU IFoYnO5
IGSfCBO IJLS3WY IOgotWS ITKNkyv IV3g9D7 IXZQRxC I_-ztIv IlEjC21 IlYKdG8 ImnAvgC IvbjloH IwEGf9B Ix-nKny IxweuAV Iyf08Gd IzVOaLf
J-BUY8x J0z3KNd J2FcDkJ J4u1Kxi JBLBAdO JEIQ5IQ JFL6G33 JJsRewT JOhjYeM JPLdnLx JPjgWFM JRHcMRI JRPxMuj JR_s1ZL JZeQjEj JffaBGB
Jg2a-af JhXmBNw Jjm-ng0 Jjtfn-Q Jl7ZUUf Js_Cp1b K-wVhOO K41XkWK K6fZQu6 K9GIJmo KA1Eqx6 KHIDZcX KOXrq9n KSmmgls KTcBPyG KUadsJ_
KWnv7MM KabE7se KavbySI KeLS66m KfEoTBR KfJhKPc KhLYjhr Kha29W8 KixgUye KobBJrU KsoMaP8 KtR091c KtViMZd KzJYLLn Kzje68S KzsYEgk
L2ipG3O L5qX5gt L7kvXlt LCf-pgH LDyt1cI LIT2DUq LLlCr7D LPJNul- LPNFnsD LPrWZsG LUDUe-D LVwjbaY LWumkFE LXEWQrc LXR7nCM L_Ddyx9
L_JuNhN LdlmbuK LgWIyJf LhfiFtD Ljd7Vio Ln0sA6l M5_Lif4 M9d5Mg2 MIS1zeu MMk1ZGK MNjO9hU MQ0-jP2 MSPz_Ml MVVhb7f MXl0LcF MbFdRVh
Mbi54yF Mdfe9OQ MfYZzTI MhTRW9h MhpdR3y MsIgSCx MuHcjuo MxEu4U7 MxMLVmh N3fV_JH N9KxLV2 NDeIKma NEEdUL7 NLwBfub NQkno2a NRmk12H
NS1K_-b NSwPwzl NTsi4mq NYQjOmU NZYWvIv NZjOb5Z Ng-EA1l NhLrYMa NhMbmvN NhyEnXC NmAxWpr NrQH0fU NwSWssi O78_jy- OB58qGX OCqkMiR
ODl-cc8 ODviV4Y OESdo1V OFrk-7t OGnkZZD OKnB5yF OMsi1BQ OSlJPeE OdZbK98 Oe-ZCOj OeD179w Olu7Zpt Om6weQ8 Oo5jMQD Ow-r7ph OwKRCHU
Oy3uF0r P-kXuhy P3m7e0N P70TbSK P97hI5G P9_WT5P PBqo7j9 PH0kZpm PJW9yUy PJqSMq2 PJxQ3vv PODa4aT PPeI9cK PXKJAQo PYzj85l PaWFuHn
PcgJ0tp PeFG0Ql PiRynTf Pl8MF5z Pne4kyw PntFS79 PoUlDfB PosI3Xj Psd0hfk Q-9nUK7 Q0vzxcX Q862hfT QAgzhPN QB_Gum0 QErUKnZ QEzde8E
QJU5HH4 QKkwCXs QKxKJjB QOaYdCr QRGVmQN QZGqK88 QaqSpjR QaxSy4k Qbkckl9 QdDMF35 Qe7Kg7o QfTQCAq Qgeng59 QhEBYuB QjT-yrs Qt3SRaH
RDJseh2 RDUwe0A RMFuods RShVNtX RX7brFx RYS4_5- RYzB5xB Rg_ADXg Rk--FIy Rk0ABkc RoPw_N0 Rsu5Zs1 RswcFSF Rta2skG S11sRbP S3ZPuLL
S5MpQzp S5WCvn1 S6as0qQ S7VxRVm S9k1S7Z SDa2pOb SE8ISVE SFREyE6 SFVmlls SI98Oz- SIqsodK SL6eNlu SNvdPac SOYgRx5 SV97i0V SWcDi2s
SYCJKD9 SZVNWR4 Sf8QAdg Sk1A636 SktY1tR SnkhbFa SpHuXwE Sykl9g1 Sz07NDh T-9Ehq2 T5uJqK9 TAPLyYV TAdTTjr TBjSKe3 TOsEsOf TPzcrF8
TXe7mVD Tb6mYex Tck3THe TeI3JUp Tgbg2Z2 ThJb3Y7 TiDpOuf TjJ0AlX Tl5y16N TlTF9tP Tr3nkId TspKLCk TtuC5CU TwUvp_m U-KXW15 U1dRwOt
U1uozVk U5UtJvw U7qVXWk UBDrYqF UBL_4Ne UEAPy-Z UE_nIHX UF4d3Kt UGdY02w UHChV7e UQNZDIb UQV9VE5 UQsAA6a USIw4wl UTJzjR3 UUvz1Jd
UWC0xyu U_MxkpJ UgivfCZ Uk_PZ3U UobCgW9 UqgiN8r UqiLmsa UsNL52E UurOi-s Ux1f4z8 UxBVye6 V0CG2mw V0kkxb5 V1nofZG V3L7l76 V3ZgiBr
V8Wfe5X VDq6uKI VIh50c4 VJ6FGkj VKgvTWp VLVWE66 VSJzkkr VTamRnZ VWq4LRw VkGL-XF VqPZmVQ VrG2_UX VrrIL4M VuIY2KZ Vub_qu9 VvRlX4A
VzljX_c W-hea6j W4qLVtr W9asEZb W9hup1o W9sYOr4 WCZwLAr WDNqFEM WDpTeEb WGLPr2G WGLv1h6 WI3uWGA WKsW0SW WMKRLVA WeX7LaG WetaBwI
WfhLQke WrXDc9B WwfMlbm X7AJr3X X7zR_dY X93enx_ XA0HWWo XEtinSB XK5NAT3 XKk2Tpo XLB7tlR XX6FfNT XgUitUc XiNxq9y XlYmlOh XovTKxm
XqRMOWH Xyh8ZbM Y0LQZIp Y2Egbxh Y5HfI__ Y6vp_Fc YC66tlT YFjh72u YGfMExQ YRNKnZ2 YReNPAJ YY8u_xO Y_Cft4X YeKdMk5 YgHrTcz Yhcyzh4
YkXsqlC Yn-D1Ed YnGOINm YpxgBvV Yq1wVJp YvFOEOv YxsXrCa YzzNfNj ZCH9IOK ZGGZl-T ZIrGuZe ZJiHG9V ZLD3tiy ZLznlL7 ZOTC9rz ZRh9kk-
ZSWlf1R ZY31PKD ZYeONG6 ZdinDDF ZdmfyBj ZdtTgRq ZfFc6P7 ZfghdFQ ZgdlvbM Zh_5XMa Zhjmpc3 Zmt6stO ZpI22Va ZxMyqr9 ZzjmBLN _3RcUli
_3pk-Fu _56sn57 _5ybvUa _7_6_1s _9z47jf _AV_H5R _Da5r_R _FtE5az _IrIGus _JD88mS _KDCC78 _LzxZZC _N4rLtu _NdeptU _QUb1YF _U3Xnxn
_Uv5VTC _Z21Nhq __JvgEb _a3mKF3 _aXIc3c _bqX-jJ _d6ab-D _d8QbmU _dgpPMW _iCckve _kI1J3a _lf8uDe _nBsb9e _qEr6P7 _uqBbLu _xobqBa
a0us1FL a8sLl_M a9Qe7lU aB9jvv3 aDJZ_qu aE_oYsY aLnCjmD aOHPvIG aRnWNTo aYXjiN_ ab81dSg adJhRw4 ansYcKF auTaW3L av0TReg ayPf3Uk
b64aQjC b7LP0V6 b8htII2 bADAdqz bAIio5o bBtWPrB bBvFGs4 bCGo3od bFHlEnZ bNDkyWl bV1gjks baYk26U beC5UtL bhUIRyr bhfKy2H bi1TIz1
bjBmFiM bja2gfk btljIhW bv4jqZq byLmMAG bzDmtk8 c-R_Oue c-_B4W8 c2nqEKG c5Rl5iA c7VxV3X c7gQ8Il c9hIqfQ cAJmmiE cECfQjj cGPeznz
cKffIw9 cMJ4XYW cMgFMED cNxwR1S cOLtz_4 cP-hVae cPSLQt8 cT0egU- cUKEq_q ca0ENKL cafxbpI cb0-51W ccbm6GX cclL-Wq clK3FnJ cruvt7J
cwYoGZQ cyUUNZx d2PaFQj d3Ik6oD d693i1G dBtn3M5 dChNncv dCsnRUk dCv2SMr dDV30o1 dEt-X7c dG6tqch dHrMaYf dRiKeub dVseGfX dYV6RYm
dZUhgR5 d_koNlP db1_SuJ dfFRY7I dfZLlmn dtG16UD dxGNxyM dzYtkBy e0p2Oxi e1FLTFT e9OhaoN eE8vkhn eHxwXsT ePmsAY5 eQYxtMm eRFLE6o
eRt7wk7 eTMI2pK eVZkPII e_3lfY1 e_p1eKB eiNMZb- ekH4i7v ekV92mU elF57sw em2FljN emmVwsT eoLbuj5 erypGkn ezTuCDj f-dmX2C f114kqW
f4mWLC2 f4paFPL f5lpwK4 f7xGIVX fBBFuCp fDH0l9H fHX-3Io fIcYvce fIsDURa fIsp59w fK6DLFf fKkGYif fSBj2cc fU-Zf4D fWbgYPo fY0BhSX
f_vCPZP fbuLFEI fdhH9xe fgVM940 fhvIvLW flw3WHd fmCnhWe fmCqhM0 fvjVKN5 fy_lgO2 g0lJ54C g0pf2RP gGwQEg3 gLy9knK gS3m5xj gSK5-fB
gU5aXCs gUi3_vr gVKTfMK gWblUXg gYALDyS gbdTM77 gd4LWFi gf9w5jH gh68ta5 giw9mfH gkhRpo7 glI_rqG gmPlRzj gqNTf_D grNn3WY gtslCzu
guZR4MU h3Zdpsz h4oHGVw h6mrUW3 hC80U4c hE7MCBZ hOnPW7x hOpC2tb hRBu6wE hRWFxlC h_6vmAA h_Fst3L hdJa97_ hdZzFOK hej0YCw hg-FON4
hloGxLM hs7mmVC ht14074 hu5CDPe hugphEe hzNzlZH i2EYWWg i3FC2T4 i9F9IIq iAWhPJ7 iE0-eup iGfjI0Q iIudyUN iKB9ILc iNX58p6 iTP8H_m
iUReoIt iWjvn1v iYZSqRk ic-hrE0 icuY_ar ie04aNz ifvZ1KN iqpl4xO itpsCHL iyjhkvV izeYnvS izpqQh9 izwB_fl j0NDRmS j2LXBRp j2xXdxI
j51KWdv j6DypvW j8fDael jEBjMvw jGJ83uP jWjhRNq jpBM-7f jq_VuZi jwl2e1u k5KzXr7 k75o8UZ k9dG103 kD66tYY kDretci kJAlRxV kPGJeuU
kT-_dlK kTdUAl9 kVR7mAn kWONFsX kYWShwe kaIoY7Y kcKZwJ3 kdnP4ot keOyG9Z kh1vI8G kjMyovG kkBh1VA kkHcCUG kluqlkh krDFst8 ku3wwzv
l1LXYG9 l6-ImZR lBa1BOW lBgmLnD lDjKAhO lES6KcZ lF9yEzU lGUV5Iw lMetvry lNGSs6M lPVyKRZ lUzcl3h lXFKRGm lYNWyf5 l_FR9W6 l_qDOGl
l_tfhTi lajTWPW lffdKhB liGvGZZ ljxAjZo ll5OUTo lmCndnV lodm_D- lpCcyxU lq25JFK lqrvbci luswNrG lzgBh6h m-idnp2 m0qvQoV m7Alk8K
m7Pl2KA m8EdwOX m8eYA-3 m8uB09H mBJIUfe mC2ePrm mDHaqqC mJsyS8D mLHm3_v mMJ2rda mRqs-re mUrl1FL mXde9sq maW9Us0 mgK1nnu mjksjN-
mwiqyZv mxF6AMA mzf9-58 n1Q8-TH n3YDS8B n4vCD9R n5B0p-0 n6ShGA8 n9_-71K nGZBwfn nH8hcPV nHHY1Ns nKyorEw nMI1iyD nNMMVzn nNo46jo
nPU5HFk nR8E98E nVdafP7 naYfkh8 nay3N_i nbojSyl niBjneN nmE1afb nrDEjSo nvPbqdH nxB3Ek6 nxEvlQg nz8T1Qd o1A42WJ o4Kjj-D o62Ikbu
o7XX8_a oAkSvkJ oBq1nwU oIS-SDH oLBOrKd oNiO36f oOq3XUf oPjK_qT oV0fBCc oW-ZS8B oZ5PR4M oZtkfZw obeJOL1 ofzkNjh ohSCJ7g oqg-1ZT
oroFTBY p0C-_Aq p4iQ8Vm p5Orj8w p78ecRL p9eagJB pCYuHJv pDaO_19 pEABO0t pJ8b7HW pKfrccg pKwo5WQ pRv1zeE pVoyiTS pWFFJwz pfEyL5z
pjSqObc pmnVaHx pn4bNPs pu6rfUf puuqwIp pw1upXE px2Pc7g q0TOFVM q0YDqAq q1WmCFT q3N75i3 q5Gi4HS q5TygcQ q6hEC_n q9eowuD qBPy-6-
qC0OU2A qL59l2A qLtwp6Y qLub_N_ qM1jcsI qPDIl7i qUJAEvR qUkfTBv qVejidE qXpstlN qbBBu1M qel0BNm qfB_gjG qiFOo4M qiq_Mc6 qjMunox
qlr0CE8 qmiQgpU qnXtMYB qpuOE84 qq0J7u_ qsciuAJ qtR2ljh qvIyBkY qzMmsYD qzpeZHL r-N3kU- r-j9Uwe r0CVFM- r0tOkzS r17Sd8a r83qstU
r9LitJ3 rCl6iWd rFviRgS rMnt_IS rNdV1_h rOR7Rei rOp3_Yn rRM8j1A rRbjfOk rRhdyFb rUBjvXi rXGCCVe rY9_n1s rc4bE_m rf1hSE8 rrKUvSg
rrbdCBw rt-cJry rv4nBV_ rvqacF- rzkYm4D s2bCg4- sDuF5hQ sIyeKb5 sQGPWct sQh-7qJ sSdAPNX sUn8enV sYhhlhn s_p99wQ sbKYDkQ sfUaUR8
sgZqdFi sj-oU6a skMudB5 sloOGPN slww1p0 spgUz1e stMDRx_ syFL4KE t2qEtCR t5oJMxQ t9GOj5n tB2RDWj tFiTgOz tIOnCkW tJVQA6u tMzRuXN
t_8D0ID tb6kG2x tmNYo0p tmZksxT tmu10Wx tqd0FXi tvj_d6R u--6X_b u6hQUzd uFylmNX uHRKJmA uIdvhiK uNDEtSt uQIuko3 uV257T8 uVw9TF1
uWVdGVf u_lPQfq uc-8_ff ueFqJBU uem8g7w uhPTXgT uigD_Yb uikpe2x ukfBSgc up1DMsf uq1REig uqnBUwe uvwM3Zu v087NWg v2Bj80_ v2wLUSS
v74aCf6 v7zMmT6 vAETNXI vBj3Bol vHNdoks vHmNM8q vJP2bUs vP3fX7k vQ_fCoJ vR4pbey vT2YYn8 vUuH-kR vWGIdyN vYwXGzD vYz24cW v_wdvJT
vdNwZwR vfSt3A5 vhKBT0T vlmBlrf vlpgkW_ vmoHHnY vn22Ipj vpR9Y3n vrRJNuN vxG6P0h w1wGOdH w7lBy_V w8tA8wY wAYZRvL wEm_BTh wHROZw8
wHXwPGY wNKFa3T wNouIWr wPF3nBb wPoe-GR wU-RXyF wWIbAmX wZipDiM wbRiMI3 wdYP5YF whJh-yQ wjn_mRu wnL0lrg woiriB6 wrq5Ip1 wydXI3S
x2F4j0P x3-1RJ1 x3WWewP x5ld5Vw x7dSzOO xAuSMpa xDaqs2C xJs5zKL xKYxWyR xO3cbCo xQPrLtW xR-qFIV xTAEhtO xTNR-EQ xUQh7vs xd7Amdw
xhhwIUp xnc0JLW xnxv_yL xoWiybq xrMUqOC xrNszif xssUcxX xtl8TlQ xzqN3AW y-8Dbjx y-bxjbZ y4G6sgt y9BWjpm yHDmLiU yIUTAOi yIsdPwK
yL63q1X yQPrDHJ yQRveje ySN36Z4 yU7WLVd yVRI__K ydXZ_s6 yfSmVAK ygAohaA yhJGXZh ylyEcmz ymA3Hwz yo7Vols yoVNzQa yvEkEH_ ywCtlvN
z0Cx_kd z1TnHC4 z28dqMF z5JZ4kK z5SPBll z6NyPEZ zA7gKxH zFf8GQP zI7MxtN zIHYUT1 zJjXXnt zMzH-8Q zUJATVK zWNX792 z_-dDyt zdh3mOv
zkFK4OE zlDJaKo zoCPdip zoV0vbA ztp9-fV zw57pwR zxryrzI
`,
  hugoblox: `
-CFshit -Cb0NFG -NOyUIK -PNOv0f -R4Z3g9 -mY8-fv -mlOrgz -pL8tOl -rrK1aQ -zrWKFL 011aLmE 01TRWmf 01xBaoW 06EqoSj 08VXqfy 09-Zbfu
0DZkjZY 0Ka9MLk 0M2mVZu 0MeuZZV 0VRzrN2 0Xbbqz_ 0Yqtgke 0_3ZWYg 0_FrWkH 0aJqJCH 0hu1N3J 0ji5T27 0ktygPh 0mDdcjK 0pRl1cb 0xj-Cxb
0yHAe2_ 1-idmeX 15L1pZb 1DZjay5 1FhfM_2 1JZZDbQ 1XdN1OA 1c1EmHA 1cbVJTU 1dW-S0n 1glBSDk 1p-4QwF 1p_ZtTk 1w1aeQn 1xjs7Di 1yLpAhR
1zRF5JW 25fk2IF 26cCLrl 2Lr6muD 2M_r_s0 2YoDT1y 2ctbq9G 2jK4oMQ 2p0yp4d 2xVnjYL 2y6B7PW 2zZpQuY 31OtN45 31n5I-s 32V1S1H 38qh-co
3DUl3UO 3DhPV38 3GCtXyI 3GUsrzy 3Lb7pGV 3PLB8bI 3YYcldL 3aocern 3cVtcjl 3gChJOg 3kV0C2N 3tvwDn7 3v5yE8U 3vU-lfH 3v_n3te 3ylOnXH
4-euuNd 41kOno4 43AalDK 4CLFojy 4K72S0j 4Nt93AL 4NvjVUy 4On2Gol 4TLxN-N 4aae3IQ 4lQcW8o 4lWIfet 4lbujnr 4ni_AWR 4tO0Hbl 4th3uZk
4wJ5WF8 5-WEskv 51nx57S 54MurY2 58XNhIR 5B_rOqj 5CM4pLw 5Cg6Zvb 5F1ywTs 5GrPJZG 5NlenXX 5PFMaDO 5R9498w 5V7k8Vp 5VI33uA 5aCiz50
5eCeM6A 5eI5Vgv 5hANGTN 5qL7lAF 5rtWib7 5uc6Ety 606-SBz 60AYyM1 60jMuj1 65PL8eA 67aBUkt 68GNWBY 69k4Bbe 6HleYjv 6MykxvB 6NrUjXw
6Oz74fR 6PTpYES 6SJvgWn 6Ty0HUp 6WtqkbY 6XFmtUU 6XfHbb9 6l0gjb7 6nLreCS 6tbvA9Y 6zksYi3 7-xR48N 70Kye6Y 7CPO8DE 7GuTzz9 7LU_Nns
7RGTm6Q 7Ru2nh3 7VPaONO 7XqDAYF 7bRlYkK 7d36477 7gCEIWG 7k0DFHR 7kek258 7nPzqpN 7pBwTLl 7rv2RX5 7s7JFuE 7vi5_V1 7wYpWEk 7wdrejZ
8Cu-BkA 8FKPcvi 8IRqfI8 8JVSxpJ 8NPqTtI 8PNiZfV 8QDtk4p 8Sp4JvL 8XmlCdM 8a8zLLs 8aIO4Z2 8iO1KCq 8udlNk9 8vnaTWU 8yp84zT 9643mp8
9CHYXAZ 9CM-5Lf 9EBokig 9FOr2Sn 9HSpkiW 9KpMfin 9NxGpiC 9PP34Q3 9SghKkl 9Sir-5I 9Upy_D9 9XrS6aY 9fLM13H 9fyIjYw 9gB6tYE 9h530QA
9ippfeB 9o0n2hf 9s4Q8Qd 9u9eXsK A4xTPoh A8W4jqe ABH4Enu AG6yePA AH0Nztl AJ7Otlc AP0Cw-N AbrcmCu AeeCgmr Ag4rjeR AjbOAVT AoDydvc
AryPuus AsK_PPo AwjDSEO AyLKq9L Az2nasj B7CqytM BCCE01M BM5oaoV BTvRm54 BUclSvm BVbFEkG BZKLIux Ba-zvld BgQQ26N Bicbr0l Bn0RqhV
BpW4gZ2 C1_zPpj C3HAIQl C3fwM1K C4CXKkN C7OHr7F C8IzQ16 CAZ-Fay CAhW-Y0 CEI3Ikt CES2TnL CETfj-6 CKm3z5e CL5Bby2 CNJT8qC COSJAco
CPL_v22 CR6Umxe CRsi4ld CScHAOF CXHqCS4 CXylo3T C_fxQdZ CgJfy9V Ci7-YNS Ck5MKUM Cm8wdgf CoWWuIQ CsjSJgF CxHXfYt Cy59pv5 D2l9LGk
D53sJVq D7dtP7L D7zO3WF DC56wU3 DDvLhDb DIEjtsC DJ4pMjQ DKsclhd DSitw2V DUx_rfU DWHMF-S DWtQHC5 DZnrhmO DaCB01k DcsEKSO Df3BFZ5
Dfxc_hk DgMFdCS DhTSR1- DmvMxqn Dnr9kr6 DodjLNR DqEIDWD E0g4_rB E1GUP8I E1Slky0 E47vEBe E7WvjSM ECmcSqg EMEFbGk EUjn_0b EVvUPjt
EaSmC1G EeSc9Mi EecIDDj EfJsnGf Ej_WZqo EsiG1iU EvZ-cLo EvoZ7Hn EwPAaws ExK8GJw EyAUGBB F354BuP F6-jCVm F72EROY F989haj FCjOzcx
FGgiMEt FJ8bt7b FKlwoBL FLoqskZ FRWExX1 FTRcCaN FYfnXhx FZG7tMo FZRuTAr FdcfAhp FjhFYgA Fs7fgK3 FtNLXnv Fv2UgCl FxFxuJR Fxuu4Di
G-UlHET G-q04b_ G4gdAh0 G80p5tR GFL_vTZ GFebH3_ GU5xYsb GUp2jkR GWV3FV5 Gbqg2kX GevG3iq GgEXmNc GkqGRQ4 GldAq5d Gm2afRm H1CH25G
H1eBXCT HCob_jI HF0GQOk HGJo6rL HJPPv1m HJQ2JTj HKGDlBL HM9oqcB HN1QBfK HQ1-KJy HVYvHbQ HYhLGul HZsUUS1 H_ONRZt Hfj_xCd HgxOdYZ
HhvFsuh HjBO_Dj Hu6cbqV HyiQS9a Hzrp6hX I3fzhe- IB31ga8 IGT0sXM ILEjiRm IMguPyB IaQ3qwA Ibs2rQY IdyHRUA IfA16Ad InInBS4 IqwxM1-
IvbjloH Izm-ntI J1iJYcF J20f7Qm J3i6wjC JBkykGe JFHrDA3 JHlj-Rn JLvejpP JMx-p4K JOZlS_0 JPbGk_V JSieuhe JUQPyl7 JXfA9Ve JjOue0z
Jl6OiYC JlkWkC4 JmAS2CT JpezWAw Jq5LA9z JscTVoB JwQvTm7 K1eMv_H K5aC9Gr KA1Eqx6 KCsn5vZ KEf3lT0 KFYca2j KFivVKR KHowxh2 KJXhG35
KKSfltt KKeEIpq KN-_Xen KNf6C-N KOXrq9n KQXdKQR KScXoCH KT3RrAN KUtMLDP KeZhVXY Kf-Qc0H KpZ13kP KpdRbDV KsoMaP8 Ky9jIOm L-GhsNV
L-cPgcg L1Zwj_s LKG0PSS LUC-81w LiIxMyI Lp5LuyL ME7I1UA MKJ_wqc MORVff0 MTFzHIz MYZ4glM McRIlBi MgrTfDa MnrLO-G MssAOGt MtJEC8U
N9KxLV2 N9nr7MV NAZOm7I NJbEJ3D NKmJ6z4 NMSPBn6 NNvOpPx NQQ0utB NTM5OWk NUPQVtN NZ0O8v1 NZSuUQG NbSjBXD Nh5I0DC NuZPGfV O4yvy-Z
O9oG_gS OO35n9R OPH2F70 OQGcRXz OTi3Wxj OV_MXzT OYmRAJ2 OacRy3E OlpNOil OsncSWf OwWvjXu OwZoBPb OzctCVz P0kmtTN P3vwWnz P690IB6
PCeXvqY PGmIJ95 PLTJuAs PLggHn_ POS6HBS PPCDwoJ PPOkU2v PRHF2Yv PZlyKFF PaiwRJR Pm_QA-Y PrMa-77 PxYsBdb PxkFEgS Q0ph5F_ Q1tjHhx
Q2KezY9 Q52eXdx Q7CVm3H Q818Ez8 Q9-Glx6 QA5AAB7 QAV18pk QFy0kqX QHlcRm6 QHmSYoB QOkLJYK QdkxgIY Qehq5W1 QwkHXwB Qxcpzqc QyW5FwM
QyvULtd R0Knp-z R0c_p2v R6SRGhS R8y5enn RBNRvqs RBlshkI RFjQ6zC RGtQBGL RIJtKFK RM7wkE3 ROvfqwv RSyZycP RUNJ5CL RV_eDEn RioafUR
RmFyKGo RmukBBw RuNs2Kw S-8G_wt S0610xg S0lyuYJ S4LISya S6aH02L S9k1S7Z SKfB61s SRwDkwx SSp2-dO SUbGaly Sa5Y0U8 ScBLhek ScsTESq
Sl-SLkF SmwUtDy Sq0ooqW StNYiqN SzKx80q TChmP0p TKRRkWM TM3nZrz TNDiGpo TSN03Zq TUx-7i4 TahfzLY Tmhq973 TnhJFuK Tq-pZgK Tr3nkId
TzJpncA U-Xnxai U1H7RKQ U5oCJdZ U8bq7rm U90l2wD UElrVmB UFcQffi UNhY4Jh UQbWZSr USe_5bc UVPJxBV Ub6sevg UdqjEaA UhF_C9C UjZ6ZiK
Ujbxcdf UoCWu-e Usli2ZQ V--hDM5 V4HsqA7 VB0WVLF VEmWojg VKTpse9 VP2nUEV VS-d-e6 VUC-Vw0 VWpHm3b VXweyyY Vdcm-MZ VpTQii5 Vu4fKug
VvQaMuM Vw3TjcW VztH81y W-hWaNz W2ALE31 W4cxCD7 W4qLVtr W8_IY9v WEZab2y WHzM5Eo WKbWgBr WRlr0OE WRxAegG WU1p2TL WUraxL7 WcThFX9
Wc_REqK WgFGnGl WiRCLF2 Wk0xvET WklHZx8 Wst--or X4rFNnY X62uFMO XCF-hz0 XDgbsi_ XKR9Vp3 XM0Dfsr XUOb--d XXjV70Q X_Icyjh XbIhMte
XdqkOAB XiNxq9y Y2Egbxh Y3DgQSA Y5EMv_Z YC-uWA9 YDGOzdD YDJGivh YF_g-T4 YOXyWKk YOl8vTn YOwG9V3 YQpj8uU YUT-wms YW6IaHq YaoTT-P
Yb_RnOT YeqzEU2 Yprh0nt YuFH9UZ YuS9PLe YvA9sCf YyckXDp Z1O6BQn Z7kw-4m ZFI_f7k ZKLGIW_ ZLFIVt6 ZR3-rHL ZR3i8ES ZSICib3 ZUaN4JF
ZWAPTCL ZjPGxIN Zlr1Pmv ZoT4jPW Zsv7v0K _0hyx5O _1glWcO _65jFPb _BVClZY _Jr6ui3 _LzxZZC _NULOTY _NpwINX _SyPHcA _WWTRUO _YdVehY
_acDpZV _lLCtho _m00aM9 _nlYmv7 _pAr8-w _vSakHI _y6Ap4P a3o9mny aAJx7SP aCCojbi aE0l5fO aEH3aHy aFM8wja aGdxxyC aHCfQuQ aJ9NL_i
aJfIG2c aLu431E aObDO_l aP9j-4L aP_zibL aTzcBjO aUiFYc_ aWhdjts aa4zWuZ aayFzkJ alNqfye algMAZK ani1aEU aoEGNW3 asmjLAy atv_UHV
avVEpiS b4yU_Tx b9SkGb1 bAwEsAi bCNxFoi bCcZ7M1 bFNK0Rh bHqpNcV bIh6neI bMZLoWd bOfUoPC bSFNEkl bUagkjr bZGztqb b_EZsqf bkyPnxI
blSMq8y bnJQpLK bsNK474 bx4KBn8 byvuC1_ c1LzU8R cBj6bc9 cCLxPBQ cE2BkTO cH4Liy2 cN03wRQ cOoH1mu cPA1YOq cPlEACa cPrcFHd cU24nfQ
cby0o51 cqVtjcY cqx6X06 czoWTI3 d87_Uur dEP82pL dH-VxqY dNstzTl dSkldhi dgQsj-3 dhwvqxl dj9pvd0 dl1sCJL dlnyQah dx9IEvi dzdT7Qk
e4aJb9j e5b2BEd e9zkxEC eANzu-p eFEps61 eLzl9UD eWQJmUc eZpq0ge egolCZ9 el4-z4u eqryRId ezx9ydu f-3d21M f-ObLrB fADQQAo fEIgF8O
fGnz-vs fJnq0M_ fMi6pxO fT8JEgG fTp5zlP fUxtVSq fYQzlC- fZDlcYN foCWRs1 fqJDNFB frlKJ8o fsZwVnG fuZLKHx g8-0idX g8oa2Jm g8povmI
g9JuGEN g9oVxDH gBcBgyr gQhqLSc gSjlVrO gT_WnJt gYu5644 gbBY40p gdfFMjp gduOu7v gfW9TuX gfpENgG gfx6HRg ghRlLXy gl2VVPD gqNTf_D
gtriMGc gu8MSmk gxIJNJF gzq37c0 h1Mq4R9 h25BkXw h2KHnj7 h3Zdpsz hCj_gnA hDul9CW hFq_AKW hICvDAW hM8ra4B hNmuphW hTVhDXi hXdfbjm
hYjtCHc hkJMyZD hnpvk0T hs_7A0_ htIhYEt hwrJIeX hzvW6R_ hzxv1r5 i2rHYEd i4nhI1u i7bYaKF i8XUwD1 iB5O5kY iIXEM58 iMl6oRT iNl1CO9
iPUYWWf iVOvvYh iWTSUMv i_cp_-B id779EB ipHBC_E iqlNFDG ixZ6L8L iz9H27V j0dJ9N9 j5dwO6W jF19CkG jP5MuLY jQPU2_I jSIJcGv jXYbphV
jYKF6W4 jfBPmQz jjnG27L k25cxQI k3bHZHV k4iEo3F kEY8R01 kJOXWYb kN3uUod kO54JlH kTdUAl9 kV2n9v0 kffowtk kfresOE kkEGGgT kp1ABKU
kr2GuNh kwFL3BC kwggO2u kx62ojI l3dRADU l7EPQhO l7LCtH- l8G7WEY lHnOyav lJzNQjb lL90bKc lOhWbd_ lUTDZsg lX-BXLK l_njsKs ldNlXow
lfJ1X8y ljuaqDQ lmMHdNK lmmFaM5 lodm_D- lzLN_6t lzgBh6h m3UcpZE mBeVWN5 mC2ePrm mDHaqqC mEDItA- mGGPTOu mGXIrxn mKLLApE mSHgw0Q
m_IbMfu mb4tatU mbx_hYS mcsp_S0 mdEqsvs moKPiM2 muUzivN myMZvmv n1qP7bJ n40bmP1 n6TN34r n6z-r3N nEA199G nGcDDsl nHrGd3l nJsTRGz
nL2ys3u nLw-eYc nPLS3zp nPlG7Ii nUEXa8s nWdQl5d nYXUwZh n_2UQMs nfeCinG nkc5kpV nm9L2SE no3-mPU noNSqPm nrFuBWL nuIjroi o1SgVGO
o1eleV- o3aJzlH o9G3GWd oDpSIqf oEhQT7L oHyau_O oJvwGlt oK-3OMx oPi9Tkw oQEzd9K oTuZDc9 oUt0Dh5 ogq5Jos ogtS-uV omTzsDH om_Sp_J
opRE7nb oq_k11_ orTFXsk owBrQ9t ozAnl5e p2_f2ks p5Orj8w p75dx65 p81itZS pE8bl1F pF800jK pHksvP_ pTat8SJ pby350p prmIeWv q-VqV0S
q0Uh1TY q2hWL4r q50s7Ru q9eowuD q9m7Gvf qAuKDOZ qCWG3Kc qC_RY_W qE6_hrB qFaJgQQ qH87NfV qKsq2g2 qOL8h_I qP5sasx qTJnC9T qXrnKM6
qYrAyAp qb-dqEz qbezSnp qhesy2r qiDqK3r qiFOo4M qng-OdN qpWVBFY qvIyBkY qyc79ng qytas7X qz6Kh84 r-Apwre r1vQ67o r9LxFZR rAbCFcS
rEYCGGz rFTRas5 rGhVr5g rIU1xUB rLFFDPW rMpnhHd rRbjfOk rUDO83h rY9_n1s raroZ4U rhB-Ska rhSr_18 rjcGWcR rkhjva4 rteKp6W ruQIhH0
s2WxKua s2adSwU s3FrGnD s3hkNdq s6GqBvA sEARF-g sIDdttU sJKughJ sMXsEsW sSesTRD sX1MqH4 s_U05KU sk7BIq2 sqpEmJG srM0Mer syUktbo
t1leKoY t1nuhU4 t2YdElE t9ZKkiE tIEvdWd tIUyWZO tJhRotC tLVXECB tTDxDBd tWciavB tYrlfM1 tZWv4vs tZgmlrI taUzC_K tb6kG2x tiNNLqD
toBYgPE ty8sR9o u5QjUaU uEKj-dW uNHY-80 uSfUxWa uTjLA5H uVI_cC7 uYj-7RE uipLob5 uj9s3F7 v-_KkOC v5xc9qp v7D2dtl vBj3Bol vCGJHhI
vURcRit vZdARcJ vcHXus4 vcYi-qu vcjSCk4 viyc4XJ vk2gUhp vtVXgS8 w3wWhj6 w5bXA3b wAbH46s wBpOkfw wLAQnZQ wPaeGbo wTM3fcQ wVxNK9O
wbfpa1W wgXKlLX wlx0DmE wnHyu5M wvTB8nw x1dmxE_ x2wSARw x4Y04l7 x69bNNB xD2j0cp xJjwh3i xWeYpwq xZ3dP3u xZCzyST x_eFvyu xjaiOnl
xlL23i2 xrMUqOC xsHJqch xtUlwzs xvuGcFh y2555Jk y5NfPnY y9yjruO yAZzPBE yHzhUKs yLCSkr- yOOr1hZ yW0Kl9g ydZJzTy ydt8xZQ ygEI7E6
yuNH1vP yvcHpVy yvn5BrF ywZvMMJ ywx6o6o yyUIJ56 yz6zPNh z4JMb2c z73JpMc z7sUmBQ z9ULyY5 zB07AjS zNy-hG8 zQyTdfT zUgpVoK za503ep
zbLg0Ph ziDU4Ds zlPrYrF zsLp0TA zvBtRLs
`,
  'lab-website-template': `
-NvBVkT 0QrptR- 0SOfpaI 0fEO5VE 0uGoECg 1dEYLps 1jNj35U 1xuWlf1 24cq9nj 2KXHo2_ 2OjGQcL 2Sd9vvu 3HF8-xb 4oHeSUM 5F6wyjX 5rq60Om
6efQ_Xp 7TXuIPW 7qFlsxp 7rkyQSM 8JqqMn- 8Y0eTxC 8fXUnYC 9CuenDa 9od9N4e 9qRnxT9 AhbMEzg BkQZxwN Ch2NIzT ChBKpcX D4-DzIQ Dki3T0k
DqVjTkG Dvt_EFv ELTHd1_ F55Ln4t FZQtyhh GVYaamw H8u1Ee2 HKmWZ_N HPcvoBf HSEK7Lq I4IWcxJ JP6KqCo K7ZUwU7 Laj_gWw M0GUP0x M2HKzPL
M31dN8L MbynImi MtxT70k NOlOQAJ Nf8iAsS OiNkU9Y OiWPQ-w OvVhULO QLAQ-2w QQhtwpm QYMsdYH Qc51fjO QjNgwU3 RFNiXPi RTeZ0jf S3JyvGP
S9UH1yb TU0fLXD TYqwkLi TaFPk8o UmCOgmL UpnI4sl VB4IVE0 VPZHtDD WtrDllB Xt6haAC YDLdZKc Y_k2xN4 ZLcaqel ZOurqG5 ZVfn-rk _GeO4Ds
_OKt4b0 _nF4GfK aPWHo86 aTNuSfM bZlArQK bkquvMJ cDLbvhZ cIjeUfo ceF3T6r dDcA1Qr dRVKBXx ej714Jy fM1o3y3 fdtkSP3 fw7WbRI fz7w0oI
gLjFXeI gNB6leo glxy7nr gmge0oi hIvECkI hkB-Q6x i28tSmV iKxOYw0 iQNdpeK ifMLhBv jA_KAT2 jkhlpC9 jl0NVjf kxZPbq5 lBl-VrX lSufv4W
mA05Jff mkugxTF mzmTrDA n4bg6Ue nBRUTr- nEnptAx qCU_d69 qba1GBW qgkR-m- rcDIWH2 s7TQ5ee sNqHAyP skXdOOK svDCV9o tq8_jxA ucrINoF
ucyccew uen9Q1X ux_BmsS vBPCtMr w-p4QIY wBmbtb7 wnE7Ysk xP6K5Gz xaSlMjx yDbLZiq yKk8CIq z1bVsbp zJpWSoy zOSajRk zUEmeUQ zZ4OX9i
zr5kzTM
`,
  wordpress: `
-NN5aJZ 03UdM_n 0pbEKHu 357h7Bu 6ssH5vj 9U7Dr3G 9_5XBha Ab6_uB7 Czf6NuT E4edWGJ ERIPOml J64ntio KBVTNDw KiMY7uE MpjjVaa MxgZDuR
NaZQmes Obm2wOg OdfJjdD PkdI1ys QXr20wW Sw4m5r5 WIk0o_t _KKY4MP agLHUPp cTLopG8 fEgVsn1 fRKfJR6 iDq8Wf6 jDZ_5Ge k2oYXKq ku1gPRj
ky770HQ m9F7tEQ mVgm2ci pqD-nKz qtJ2ARN rf-OlG- sCvIzgq t9e9HmD vZ5_i7a wr7wcx0 xh4MxkD xlWveqw
`,
}
